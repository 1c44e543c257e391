import type { Page } from '@playwright/test';
import { INFORMATION_PATHS, PRIVACY_NOTICE_FILE } from '../../../web/app/routing/information-paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { LANGUAGES } from '../steps/texts.ts';

const WIDTHS = [320, 360, 768, 1366] as const;
const PAGES = Object.values(INFORMATION_PATHS);
const ADDRESSES = ['/', '/index.html', '/en', '/index_en.html', ...PAGES.flatMap(({ fi, en }) => [fi, en])];

/** What a page asks for from elsewhere than its own origin. */
function foreignRequests(page: Page, origin: string): string[] {
  const found: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(origin) && !request.url().startsWith('data:')) found.push(request.url());
  });
  return found;
}

for (const language of LANGUAGES) {
  test(`every page of information is accessible and fits phone and desk (${language})`, async ({ page, product }) => {
    const foreign = foreignRequests(page, product.url);
    for (const addresses of PAGES) {
      await page.goto(addresses[language]);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 740 });
        await expectNoSidewaysScroll(page);
        // Both languages have the same markup: each is examined where the other is not.
        if (width === (language === 'fi' ? 320 : 1366)) await expectAccessible(page);
      }
    }
    expect(foreign).toEqual([]);
  });
}

test('every public address answers with a page in its language that tells its twin, its own address and what it is about', async ({
  request,
  product,
}) => {
  for (const address of ADDRESSES) {
    const html = await (await request.get(address)).text();
    const language = /\/en|index_en/.test(address) ? 'en' : 'fi';
    expect(html).toContain(`<html lang="${language}">`);
    expect(html).toMatch(/<title>[^<]{8,70}<\/title>/);
    expect(html).toMatch(/<meta name="description" content="[^"]{50,160}"/);
    expect(html).toContain(`hreflang="fi" href="${product.url}/`);
    expect(html).toContain(`hreflang="en" href="${product.url}/en`);
    expect(html).toContain(`<link rel="canonical" href="${product.url}/`);
    const [, picture = ''] = /property="og:image" content="([^"]+)"/.exec(html) ?? [];
    expect((await request.get(picture)).headers()['content-type']).toBe('image/png');
    expect(html).not.toContain('site.invalid');
    expect(html).not.toMatch(/style="|<style|<script(?![^>]* src=)/);
  }
});

test('every link and picture of the public pages is there', async ({ page, request, product }) => {
  const targets = new Set<string>();
  for (const address of ADDRESSES) {
    await page.goto(address);
    const found = await page.evaluate(() => [
      ...[...document.querySelectorAll('a[href]')].map((link) => (link as HTMLAnchorElement).href),
      ...[...document.images].map(({ src }) => src),
    ]);
    for (const target of found) targets.add(target);
  }
  const own = [...targets].filter((target) => target.startsWith(product.url));
  expect(own).toEqual(expect.arrayContaining([`${product.url}${PRIVACY_NOTICE_FILE}`]));
  for (const target of own) {
    const answer = await request.get(target);
    expect([target, answer.status()]).toEqual([target, 200]);
    if (/\.(webp|pdf)$/.test(target)) expect(answer.headers()['content-type']).not.toContain('html');
  }
});

test('the sitemap names every public page, and robots.txt leads to it and away from what is not public', async ({
  request,
  product,
}) => {
  const map = await (await request.get('/sitemap.xml')).text();
  for (const address of ['/', '/en', '/tarkista', '/en/verify', ...PAGES.flatMap(({ fi, en }) => [fi, en])]) {
    expect(map).toContain(`<loc>${product.url}${address}</loc>`);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  for (const closed of ['/admin', '/page/', '/s/', '/view-permit/']) expect(robots).toContain(`Disallow: ${closed}\n`);
});

test('security.txt tells where to write about a weakness, at its own address and not for ever', async ({
  request,
  product,
}) => {
  const answer = await request.get('/.well-known/security.txt');
  expect(answer.headers()['content-type']).toBe('text/plain; charset=utf-8');
  const lines = (await answer.text()).trimEnd().split('\n');
  const told = Object.fromEntries(lines.map((line) => line.split(/: (.*)/s).slice(0, 2)));
  const mail = process.env['PROVIDER_MAIL'];
  expect(told).toMatchObject({
    Contact: mail ? `mailto:${mail}` : `${product.url}${INFORMATION_PATHS.privacy.en}`,
    Canonical: `${product.url}/.well-known/security.txt`,
  });
  expect(Date.parse(told['Expires'] ?? '')).toBeGreaterThan(Date.now());
  expect(Date.parse(told['Expires'] ?? '')).toBeLessThan(Date.now() + 365 * 24 * 3600 * 1000);
});

test('a page of information switches to the other language and back', async ({ page }) => {
  for (const { fi, en } of PAGES) {
    await page.goto(fi);
    await page.getByRole('link', { name: 'In English', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${en}$`));
    await page.getByRole('link', { name: 'Suomeksi', exact: true }).click();
    await expect(page).toHaveURL(new RegExp(`${fi}$`));
  }
});
