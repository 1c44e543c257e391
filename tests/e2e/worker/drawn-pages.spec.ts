import { INFORMATION_PATHS } from '../../../web/app/routing/information-paths.ts';
import { STORY_TEXTS } from '../../../web/landing/story/texts-of-language.ts';
import { cameToLife } from '../offline/coming-to-life.ts';
import { expect, test } from '../steps/product-test.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const PAGES = Object.values(INFORMATION_PATHS);

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

test('a drawn page is dressed in the styles that it names', async ({ page, request }) => {
  for (const address of ['/', '/index.html', '/en', '/aloita', '/aloita?lang=en']) {
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

test('a drawn page comes to life as it stands, without an error', async ({ page }) => {
  const errors: string[] = [];
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  page.on('pageerror', (error) => errors.push(String(error)));
  for (const [address, language] of [
    ['/', 'fi'],
    ['/index.html', 'fi'],
    ['/en', 'en'],
    ['/aloita?lang=fi', 'fi'],
    ['/aloita?lang=en', 'en'],
    ['/aloita', 'en'],
  ] as const) {
    await page.goto(address);
    const heading = await page.locator('h1').elementHandle();
    await cameToLife(page);
    const box = page.getByLabel(TEXTS[language].pin.box.replace('{{number}}', '1').replace('{{total}}', '6'));
    await box.focus();
    await page.keyboard.type('000000');
    await page.keyboard.press('Enter');
    await expect(page.getByText(TEXTS[language].errors.formPinCode404)).toBeVisible();
    expect(await heading?.evaluate((element) => element.isConnected)).toBe(true);
  }
  expect(errors.filter((error) => !error.includes('404'))).toEqual([]);
});

test('the start page is drawn in the language that was chosen, and what the phone has begun comes into it', async ({
  page,
}) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  await new WorkerSteps(page, 'en').enterPin('234567');
  await expect(page).toHaveURL(/\/page\/[\w-]{22}\/0$/);
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/aloita', { waitUntil: 'commit' });
  const heading = page.getByRole('heading', { level: 1, name: TEXTS.en.start.title });
  await expect(heading).toBeVisible();
  await expect(page.getByText(TEXTS.en.start.resumeTitle)).toHaveCount(0);
  const drawn = await heading.elementHandle();
  release();
  await expect(page.getByText(TEXTS.en.start.resumeTitle)).toBeVisible();
  expect(await drawn?.evaluate((element) => element.isConnected)).toBe(true);
  expect(errors).toEqual([]);
});

test('a page whose script cannot be had says so, and the drawn one still sends a PIN on', async ({ page }) => {
  let ahead: Promise<unknown> = Promise.resolve();
  await page.route('**/assets/index-*.js', async (route) => {
    await ahead;
    await route.abort();
  });
  for (const address of ['/login', '/admin/approval', '/']) {
    ahead = page.waitForEvent('requestfinished', (request) => request.url().includes('/assets/ahead-'));
    await page.goto(address);
    await expect(page.getByText('Sivua ei saatu ladattua.')).toBeVisible();
  }
  await page.goto('/aloita?lang=fi');
  await expect(page.getByText('Sivua ei saatu ladattua.')).toBeVisible();
  for (const [index, digit] of ['2', '3', '4', '5', '6', '7'].entries())
    await page.getByRole('textbox').nth(index).fill(digit);
  await page.getByRole('button', { name: TEXTS.fi.start.submit }).click();
  await expect(page).toHaveURL(/\/aloita\?p=2&p=3&p=4&p=5&p=6&p=7$/);
});

test('a player’s page opened again asks for its induction once, before its scripts have come', async ({ page }) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('234567');
  await steps.begin();
  const asked: string[] = [];
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.startsWith('/api/')) asked.push(pathname);
    if (pathname.startsWith('/api/user-forms/')) release();
  });
  await page.route('**/assets/index-*.js', async (route) => {
    await held;
    await route.continue();
  });
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(TEXTS.fi.player.details);
  expect(asked.filter((path) => /^\/api\/user-forms\/[\w-]{22}$/.test(path))).toHaveLength(1);
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
      await expect(page.getByText(STORY_TEXTS[language].safety.laws.induction.text)).toBeVisible();
      for (const addresses of PAGES) {
        await page.goto(addresses[language]);
        await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible();
      }
    }
  });
});

/**
 * Types a PIN's first digits before the page is alive, and the rest in one go as soon as it has come to life and `turns`
 * tasks more have run: a person's keys go before whatever the page has queued for itself. With less than no turns the rest
 * comes when the page is about to come to life, which the first key of it then makes it do at once.
 */
function typeIntoComingPage([pin, turns]: readonly [string, number]): void {
  const { port1, port2 } = new MessageChannel();
  let left = turns;
  let rest = '';
  port1.addEventListener('message', () => {
    const first = document.querySelector<HTMLInputElement>('#pin');
    const [element, mark] = turns < 0 ? [document.querySelector('#app'), '__reactContainer'] : [first, '__reactProps'];
    const isAlive = Object.keys(element ?? {}).some((key) => key.startsWith(mark));
    if (first && rest === '') {
      rest = pin.slice(2);
      first.focus();
      for (const digit of pin.slice(0, 2)) document.execCommand('insertText', false, digit);
    }
    if (!isAlive || left-- > 0) return port2.postMessage('');
    const typeRest = async () => {
      for (const digit of rest) {
        document.execCommand('insertText', false, digit);
        for (let ticks = 0; ticks < 20; ticks += 1) await Promise.resolve();
      }
      document.documentElement.dataset['typed'] = '';
    };
    return void typeRest();
  });
  port1.start();
  port2.postMessage('');
}

test('no digit is lost that is typed at the moment when the drawn page comes to life', async ({ browser, product }) => {
  for (let turns = -1; turns < 12; turns += 1) {
    const context = await browser.newContext({ baseURL: product.url, serviceWorkers: 'block' });
    const page = await context.newPage();
    await page.addInitScript(typeIntoComingPage, ['234567', turns] as const);
    await page.goto('/aloita');
    await expect(page.locator('html[data-typed]')).toBeAttached();
    const boxes = page.getByRole('textbox');
    await expect(boxes.last()).toBeFocused();
    await expect
      .poll(() => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).value).join('')))
      .toBe('234567');
    await context.close();
  }
});
