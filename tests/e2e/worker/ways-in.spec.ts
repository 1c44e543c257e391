import type { Page } from '@playwright/test';
import { cameToLife } from '../offline/coming-to-life.ts';
import { TEXTS } from '../steps/texts.ts';
import { expect, test } from '../steps/product-test.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { fi, en } = TEXTS;

const steps = (page: Page) => new WorkerSteps(page, 'fi');

/** The digits that stand in the boxes of a PIN. */
async function digitsIn(page: Page): Promise<string> {
  const boxes = await page.getByRole('textbox').all();
  return (await Promise.all(boxes.map((box) => box.inputValue()))).join('');
}

test('a wrong PIN is said at the boxes, which keep what was typed, and the right one is typed over it', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await steps(page).enterPin('123457');
  await expect(page.getByText(fi.errors.formPinCode404)).toBeVisible();
  const boxes = page.getByRole('textbox');
  await expect(boxes.first()).toBeFocused();
  expect(await digitsIn(page)).toBe('123457');
  await page.keyboard.type('1');
  await expect(boxes.nth(1)).toBeFocused();
  expect(await digitsIn(page)).toBe('1');
  await page.keyboard.type('23456');
  expect(await digitsIn(page)).toBe('123456');
  await page.keyboard.press('Enter');
  await steps(page).expectAt(0);
});

test('an old PIN that the front page shows again is typed over as well, and one box of it is corrected alone', async ({
  page,
}) => {
  await page.goto('/s/123457');
  await expect(page).toHaveURL(/\/\?error=404/);
  const boxes = page.getByRole('textbox');
  await expect(boxes.nth(5)).toHaveValue('7');
  await boxes.nth(2).click();
  await page.keyboard.type('9');
  expect(await digitsIn(page)).toBe('129457');
  await boxes.nth(2).click();
  await page.keyboard.type('3');
  await boxes.first().click();
  await page.keyboard.type('123456');
  await page.keyboard.press('Enter');
  await steps(page).expectAt(0);
});

test('a PIN is pasted, corrected with backspace, and entered into the boxes as one number', async ({ page }) => {
  await page.goto('/aloita?lang=fi');
  const boxes = page.getByRole('textbox');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate(() => navigator.clipboard.writeText('123 45'));
  await cameToLife(page);
  await boxes.nth(2).focus();
  await page.keyboard.press('Control+V');
  await expect.poll(() => digitsIn(page)).toMatch(/^1234/);
  await page.goto('/aloita?lang=fi');
  await cameToLife(page);
  await boxes.first().click();
  await page.keyboard.type('12399');
  await page.keyboard.press('Backspace');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('456');
  expect(await digitsIn(page)).toBe('123456');
  await page.keyboard.press('Enter');
  await steps(page).expectAt(0);
});

test('a poster opens the induction straight away, in the form /s/PIN and ?p=PIN', async ({ page }) => {
  await page.goto('/s/234567');
  await steps(page).expectAt(0);
  await page.goto('/aloita?p=123456');
  await steps(page).expectAt(0);
});

test('a poster with an old PIN leads to the front page of its language, which says so', async ({ page }) => {
  await page.goto('/s/999998');
  await expect(page).toHaveURL(/\/\?error=404/);
  await expect(page.getByText(fi.errors.formPinCode404).first()).toBeVisible();
  await page.goto('/s/999998?lang=en');
  await expect(page).toHaveURL(/\/en\?error=404/);
  await expect(page.getByText(en.errors.formPinCode404).first()).toBeVisible();
});

test('on another phone the induction goes on by a code, at the first page that is not signed', async ({
  page,
  product,
  browser,
}) => {
  const worker = steps(page);
  const email = `toinen.puhelin.${Date.now()}@example.org`;
  await worker.enterPin('234567');
  await worker.begin();
  await worker.fillDetails({ firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', email });
  await worker.press('save');
  await worker.expectAt(2);
  await worker.press('confirm');
  await worker.expectAt(3);
  const link = async () =>
    (await product.outbox()).find(({ to }) => to === email)?.text.match(/http\S+\/o\/[\w-]{22}/)?.[0];
  await expect.poll(link).toBeTruthy();

  const phone = await browser.newContext({ viewport: { width: 360, height: 740 }, locale: 'fi-FI' });
  const other = await phone.newPage();
  await other.goto((await link()) ?? '');
  // A filter that opens the links of a mail has no code sent.
  await expect(other.getByRole('button', { name: fi.codes.send, exact: true })).toBeVisible();
  expect((await product.outbox()).filter(({ to, subject }) => to === email && subject?.includes('koodi'))).toEqual([]);
  await other.getByRole('button', { name: fi.codes.send, exact: true }).click();
  await expect(other.getByLabel(fi.codes.label, { exact: true })).toBeFocused();
  await expect(other.getByText(/•••@/)).toBeVisible();
  await other.getByLabel(fi.codes.label, { exact: true }).fill('000000');
  await other.getByRole('button', { name: fi.player.act.next, exact: true }).click();
  await expect(other.getByText(fi.errors.wrong_code).first()).toBeVisible();
  const code = async () =>
    (await product.outbox())
      .find(({ to, subject }) => to === email && subject?.includes('koodi'))
      ?.text.match(/\b\d{6}\b/)?.[0];
  await expect.poll(code).toBeTruthy();
  await other.getByLabel(fi.codes.label, { exact: true }).fill((await code()) ?? '');
  await other.getByRole('button', { name: fi.player.act.next, exact: true }).click();
  await new WorkerSteps(other, 'fi').expectAt(3);
  await phone.close();
});

test('the id of an induction alone opens nothing once it holds details', async ({ page, browser }) => {
  const worker = steps(page);
  await worker.enterPin('234567');
  await worker.begin();
  await worker.fillDetails({ firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', phoneNumber: '0401234512' });
  await worker.press('save');
  await worker.expectAt(2);
  const stranger = await (await browser.newContext()).newPage();
  await stranger.goto(page.url());
  await expect(stranger).toHaveURL(/\/o\/[\w-]{22}$/);
  await expect(stranger.getByText('Virtanen')).toHaveCount(0);
  await stranger.context().close();
});

test('a wrong password is said after a moment, and the values stay', async ({ page }) => {
  await page.goto('/login?lang=fi');
  await page.getByLabel(fi.login.email, { exact: true }).fill('nobody@example.com');
  await page.getByLabel(fi.login.password, { exact: true }).fill('wrong-wrong');
  await page.getByRole('button', { name: fi.login.submit }).click();
  await expect(page.getByText(fi.errors.loginFailed).first()).toBeVisible();
  await expect(page.getByLabel(fi.login.email, { exact: true })).toHaveValue('nobody@example.com');
});

test('whoever wants a staff screen without a login comes to it after logging in', async ({ page }) => {
  await page.goto('/admin/approval?lang=fi');
  await expect(page).toHaveURL(/\/login/);
  await page.getByLabel(fi.login.email, { exact: true }).fill('manager@example.com');
  await page.getByLabel(fi.login.password, { exact: true }).fill('demo-demo');
  await page.getByRole('button', { name: fi.login.submit }).click();
  await expect(page).toHaveURL(/\/admin\/approval(\?lang=fi)?$/);
  await expect(page.getByRole('heading', { level: 1, name: fi.approval.title })).toBeVisible();
});

test('a link that names a page of information opens it', async ({ page }) => {
  await page.goto('/?u=/korttirekisteri.html');
  await expect(page).toHaveURL(/\/korttirekisteri\.html$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('an unknown path leads to the front page, and a chosen language is kept in the cookie and on the device', async ({
  page,
}) => {
  await page.goto('/nothing/here?lang=en');
  await expect(page).toHaveURL(/:\d+\/(\?lang=en)?$/);
  await page.goto('/aloita');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(en.start.title);
  await expect(page.locator('html')).toHaveAttribute('lang', 'en');
  const stored = await page.evaluate(() => [Object.values(Object.assign({}, localStorage)), document.cookie]);
  expect(stored).toEqual([expect.arrayContaining(['en']), expect.stringMatching(/=en\b/)]);
});
