import { growOld } from '../../browser-floor/old-browser.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { goThrough, richActs } from '../steps/rich-induction.ts';
import { STAFF_SCREENS } from '../screens/held-screens.ts';
import { addressesOf, demoIds } from '../screens/staff-screens.ts';
import { PASSWORD } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { login, player, editor } = TEXTS.fi;

let failures: string[] = [];
test.beforeEach(async ({ page }) => {
  failures = [];
  page.on('pageerror', (error) => failures.push(String(error)));
  await growOld(page);
});
test.afterEach(() => expect(failures).toEqual([]));

test('the browser has grown old', async ({ page }) => {
  await page.goto('/robots.txt');
  const had = await page.evaluate(() => [
    'toSorted' in Array.prototype,
    'with' in Array.prototype,
    'union' in Set.prototype,
    'canParse' in URL,
    'timeout' in AbortSignal,
    'popover' in HTMLElement.prototype,
    'replaceSync' in CSSStyleSheet.prototype,
    'requestIdleCallback' in window,
  ]);
  expect(had).toEqual(had.map(() => false));
  const has = await page.evaluate(() => ['findLast' in Array.prototype, 'structuredClone' in window]);
  expect(has).toEqual([true, true]);
});

test('a worker whose browser is as old as the floor gets from the PIN over every kind of page to the signature', async ({
  page,
}) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.begin();
  await goThrough(steps, richActs({ lastName: 'Vanha', email: `vanha.${Date.now()}@example.org` }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    player.done.signed.title.replace('{{Product}}', 'Perehdytys'),
  );
});

test('staff whose browser is as old as the floor log in where a link of theirs leads, and open every screen', async ({
  page,
  product,
}) => {
  const ids = await demoIds(product.url);
  await page.setViewportSize({ width: 1366, height: 800 });
  const [first = '', ...addresses] = Object.keys(STAFF_SCREENS).flatMap((area) => addressesOf(area, ids));
  await page.goto(first);
  await page.getByLabel(login.email, { exact: true }).fill('root@example.com');
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.submit }).click();
  await expect(page).toHaveURL(new RegExp(`${first}$`));
  for (const address of addresses) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.locator('[class*="skeleton"]')).toHaveCount(0);
  }
});

test('menus open and close where the browser has no popovers', async ({ page, product }) => {
  const { form } = await demoIds(product.url);
  await page.setViewportSize({ width: 1366, height: 800 });
  await page.goto(`/admin/forms/${form}`);
  await page.getByLabel(login.email, { exact: true }).fill('editor@example.com');
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await page.getByRole('button', { name: login.submit }).click();
  const opener = page.getByRole('button', { name: editor.addPage }).first();
  await opener.click();
  const menu = page.getByRole('menu');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(opener).toBeFocused();
  await opener.click();
  await page.mouse.click(1360, 790);
  await expect(menu).toHaveCount(0);
  await opener.click();
  await opener.click();
  await expect(menu).toHaveCount(0);
});

test('a browser below the floor is told so in both languages, and what works instead', async ({
  page,
  browser,
  baseURL,
}) => {
  await page.addInitScript(() => Reflect.deleteProperty(Array.prototype, 'findLast'));
  await page.setViewportSize({ width: 320, height: 740 });
  for (const address of ['/', '/aloita', '/s/123456', '/admin/approval']) {
    await page.goto(address);
    await expect(page).toHaveURL(/\/vanha-selain\.html$/);
  }
  failures = [];
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Selain on liian vanha');
  await expect(page.getByRole('heading', { name: 'Your browser is too old' })).toBeVisible();
  await expect(page.getByText('iOS 15.6')).toHaveCount(2);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const withoutScript = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL ?? '' });
  const plain = await withoutScript.newPage();
  await plain.goto('/aloita');
  await plain.getByRole('link', { name: 'Toimivat selaimet' }).click();
  await expect(plain.getByRole('heading', { level: 1 })).toHaveText('Selain on liian vanha');
  await withoutScript.close();
});
