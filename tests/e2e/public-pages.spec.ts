import type { Page } from '@playwright/test';
import { INFORMATION_PATHS, PRIVACY_NOTICE_FILE } from '../../web/app/information-paths.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from './product-test.ts';
import { LANGUAGES, TEXTS } from './texts.ts';

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
  for (const address of ['/', '/en', ...PAGES.flatMap(({ fi, en }) => [fi, en])]) {
    expect(map).toContain(`<loc>${product.url}${address}</loc>`);
  }
  const robots = await (await request.get('/robots.txt')).text();
  expect(robots).toContain(`Sitemap: ${product.url}/sitemap.xml`);
  for (const closed of ['/admin', '/page/', '/s/', '/view-permit/']) expect(robots).toContain(`Disallow: ${closed}\n`);
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

test('an element with the id about is on the root alone, with or without its fragment', async ({ page }) => {
  for (const address of ['/', '/#about', '/?utm_source=x']) {
    await page.goto(address);
    await expect(page.locator('#about')).toBeVisible();
  }
  for (const address of ['/index.html', '/en', '/index_en.html', '/#steps', '/aloita', '/login']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('#about')).toHaveCount(0);
  }
});

test('the drawn landing page is dressed in the styles that it names', async ({ page, request }) => {
  for (const address of ['/', '/index.html', '/en']) {
    const html = await (await request.get(address)).text();
    const sheets = [...html.matchAll(/<link rel="stylesheet" crossorigin href="([^"]+)"/g)].map(
      ([, href = '']) => href,
    );
    const styles = await Promise.all(sheets.map(async (sheet) => (await request.get(sheet)).text()));
    await page.setContent(html.replaceAll(/<(script|link)\b[^>]*>/g, ''));
    const classes = await page.evaluate(() => [
      ...new Set([...document.querySelectorAll('#app [class]')].flatMap(({ classList }) => [...classList])),
    ]);
    expect(classes.length).toBeGreaterThan(20);
    expect(classes.filter((name) => !styles.some((style) => style.includes(`.${name}`)))).toEqual([]);
  }
});

test('the drawn landing page comes to life as it stands, without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const [address, language] of [
    ['/', 'fi'],
    ['/index.html', 'fi'],
    ['/en', 'en'],
  ] as const) {
    await page.goto(address);
    const heading = await page.locator('h1').elementHandle();
    const box = page.getByLabel(TEXTS[language].pin.box.replace('{{number}}', '1').replace('{{total}}', '6'));
    await box.focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(TEXTS[language].errors.formPinCode404)).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  }
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('digits typed before the script runs are kept, and so is a PIN that is sent before it', async ({ page }) => {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'commit' });
  const boxes = page.getByRole('textbox');
  await boxes.first().fill('2345');
  release();
  await expect(boxes.nth(3)).toHaveValue('5');
  await expect(boxes.first()).toHaveValue('2');
  await page.keyboard.type('67');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/page\/[\w-]{22}\/0$/);
  await page.goto('/aloita?p=2&p=3&p=4&p=5&p=6&p=8');
  await expect(page).toHaveURL(/\/\?error=404$/);
  await expect(boxes.nth(5)).toHaveValue('8');
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a PIN is sent on to the start page', async ({ page }) => {
    await page.goto('/');
    for (const [index, digit] of ['2', '3', '4', '5', '6', '7'].entries())
      await page.getByRole('textbox').nth(index).fill(digit);
    await page.getByRole('button', { name: TEXTS.fi.landing.submit }).click();
    await expect(page).toHaveURL(/\/aloita\?p=2&p=3&p=4&p=5&p=6&p=7$/);
  });

  test('the landing page and every page of information can be read', async ({ page }) => {
    for (const language of LANGUAGES) {
      await page.goto(language === 'fi' ? '/' : '/en');
      await expect(page.getByRole('heading', { level: 1, name: TEXTS[language].landing.title })).toBeVisible();
      await expect(page.getByText(TEXTS[language].landing.reasons.induction)).toBeVisible();
      for (const addresses of PAGES) {
        await page.goto(addresses[language]);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      }
    }
  });
});
