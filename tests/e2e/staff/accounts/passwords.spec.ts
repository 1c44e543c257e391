import type { Page } from '@playwright/test';
import { TEXTS } from '../../steps/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import type { LocalProduct } from '../../steps/local-product.ts';
import { PASSWORD, StaffApi } from '../../steps/staff-steps.ts';
import { WorkerSteps } from '../../steps/worker-steps.ts';
import { userApi } from '../../../../shared/users/user-api.ts';

const { fi, en } = TEXTS;
const NEW = 'kissa-koira-kana';
const password = (page: Page) => page.getByLabel(fi.resetPassword.password, { exact: true });
const repeat = (page: Page) => page.getByLabel(fi.resetPassword.repeat, { exact: true });
const change = (page: Page) => page.getByRole('button', { name: fi.resetPassword.submit });

/** Asks for a link and answers its path as it stands in the mail. */
async function mailedLink(page: Page, product: LocalProduct, email: string): Promise<string> {
  await page.getByLabel(fi.login.email, { exact: true }).fill(email);
  await page.getByRole('button', { name: fi.forgotPassword.submit }).click();
  await expect(page.getByText(fi.forgotPassword.sentTitle)).toBeVisible();
  const link = async () =>
    (await product.outbox())
      .find(({ to, text }) => to === email && text.includes('/reset-password/'))
      ?.text.match(/\/reset-password\/[\w-]{22}$/m)?.[0];
  await expect.poll(link).toBeTruthy();
  return (await link()) ?? '';
}

async function logIn(page: Page, email: string, typed: string): Promise<void> {
  await page.getByLabel(fi.login.email, { exact: true }).fill(email);
  await page.getByLabel(fi.login.password, { exact: true }).fill(typed);
  await page.getByRole('button', { name: fi.login.submit }).click();
}

test('a forgotten password is renewed by mail, and the wanted page opens after the login', async ({
  page,
  product,
}) => {
  const email = `unohtaja.${Date.now()}@example.org`;
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  const body = { name: 'Unto Unohtaja', email, password: PASSWORD, roles: ['orientations'] } as const;
  await api.ask(userApi.create, { body }, { token });
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto('/admin/approval?lang=fi');
  await expect(page).toHaveURL(/\/login/);
  await page.getByRole('link', { name: fi.login.forgot }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.forgotPassword.title })).toBeVisible();
  const link = await mailedLink(page, product, email);
  await expectAccessible(page);
  await page.goto(link);
  await expect(page.getByLabel(fi.login.email, { exact: true })).toHaveValue(email);
  await password(page).fill('12345');
  await repeat(page).fill('1234');
  await change(page).click();
  await expect(password(page)).toBeFocused();
  await expect(page.getByText(fi.issues.error_password_too_short.replace('{{least}}', '6'))).toBeVisible();
  await expect(page.getByText(fi.errors.error_password_do_not_match)).toBeVisible();
  await expectAccessible(page);
  await password(page).fill('salasana');
  await repeat(page).fill('salasana');
  await expect(page.getByText(fi.errors.error_password_do_not_match)).toHaveCount(0);
  await change(page).click();
  await expect(page.getByText(fi.issues.password_too_common)).toBeVisible();
  await expect(password(page)).toHaveValue('salasana');
  await password(page).fill(NEW);
  await repeat(page).fill(NEW);
  await expect(page.getByText(fi.resetPassword.strength.good)).toBeVisible();
  await expectNoSidewaysScroll(page);
  await change(page).click();
  await expect(page.getByText(fi.resetPassword.doneTitle)).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: fi.resetPassword.toLogin }).click();
  await logIn(page, email, NEW);
  await expect(page).toHaveURL(/\/admin\/approval(\?lang=fi)?$/);

  await page.goto(link);
  await expect(page.getByText(fi.resetPassword.expiredTitle)).toBeVisible();
  await page.getByRole('link', { name: fi.resetPassword.askAgain }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.forgotPassword.title })).toBeVisible();
});

test('asking says the same of an address without an account, and logs out', async ({ page, product }) => {
  await page.goto('/login?lang=fi');
  await logIn(page, 'manager@example.com', 'demo-demo');
  await expect(page).toHaveURL(/\/admin\//);
  await page.goto('/forgot-password');
  await page.getByLabel(fi.login.email, { exact: true }).fill('nobody@example.com');
  await page.getByRole('button', { name: fi.forgotPassword.submit }).click();
  await expect(page.getByText(fi.forgotPassword.sentTitle)).toBeVisible();
  expect((await product.outbox()).some(({ to }) => to === 'nobody@example.com')).toBe(false);
  await page.goto('/admin/approval');
  await expect(page).toHaveURL(/\/login/);
});

test('a request that cannot be sent is told, and what was typed stays', async ({ page }) => {
  await page.goto('/forgot-password?lang=en');
  await page.getByLabel(en.login.email, { exact: true }).fill('foreman');
  await page.getByRole('button', { name: en.forgotPassword.submit }).click();
  await expect(page.getByText(en.forgotPassword.emailInvalid)).toBeVisible();
  await expect(page.getByLabel(en.login.email, { exact: true })).toBeFocused();
  await page.route('**/api/password-requests*', (route) => route.fulfill({ status: 500, json: {} }));
  await page.getByLabel(en.login.email, { exact: true }).fill('admin@toinen.example.com');
  await page.getByRole('button', { name: en.forgotPassword.submit }).click();
  await expect(page.getByText(en.errors.requestFailed)).toBeVisible();
  await expect(page.getByLabel(en.login.email, { exact: true })).toHaveValue('admin@toinen.example.com');
});

test('a link that was never made says so', async ({ page }) => {
  for (const id of ['A'.repeat(22), 'no-id']) {
    await page.goto(`/reset-password/${id}?lang=fi`);
    await expect(page.getByText(fi.resetPassword.notFoundTitle)).toBeVisible();
  }
});

test('a login that ends in the middle of work is renewed over the page, which stays as it was', async ({
  page,
  browser,
}) => {
  const worker = new WorkerSteps(page, 'fi');
  const lastName = `Nieminen-${Date.now()}`;
  await worker.enterPin('234567');
  await worker.begin();
  await worker.fillDetails({ firstName: 'Matti', lastName, company: 'Valo Oy', phoneNumber: '0401234599' });
  await worker.press('save');
  await worker.expectAt(2);
  await worker.press('confirm');
  await worker.expectAt(3);
  await worker.sign('Helsinki');
  await worker.expectAt(4);

  const desk = await browser.newContext({ viewport: { width: 1366, height: 800 }, serviceWorkers: 'block' });
  const staff = await desk.newPage();
  await staff.goto(new URL('/login?lang=fi', page.url()).href);
  await logIn(staff, 'manager@example.com', 'demo-demo');
  await expect(staff).not.toHaveURL(/\/login/);
  await staff.goto('/admin/approval?q=vierailijan');
  await staff.getByRole('link', { name: 'Vierailijan perehdytys' }).first().click();
  await expect(staff.getByRole('heading', { level: 1, name: 'Vierailijan perehdytys' })).toBeVisible();
  const search = staff.getByRole('searchbox');
  await search.fill('Matti');
  const approve = staff
    .getByRole('row')
    .filter({ hasText: lastName })
    .getByRole('button', { name: fi.approval.approve });
  const refusal = { status: 401, json: { code: 'unauthorized', message: 'UnauthorizedError: jwt expired' } };
  await staff.route('**/approve', (route) => route.fulfill(refusal), { times: 1 });
  await approve.click();
  const dialog = staff.getByRole('dialog', { name: fi.sessionExpired.title });
  await expect(dialog.getByLabel(fi.login.email, { exact: true })).toHaveValue('manager@example.com');
  await expectAccessible(staff);
  await dialog.getByLabel(fi.login.password, { exact: true }).fill('wrong-wrong');
  await dialog.getByRole('button', { name: fi.sessionExpired.submit }).click();
  await expect(dialog.getByText(fi.errors.loginFailed)).toBeVisible();
  await dialog.getByLabel(fi.login.password, { exact: true }).fill('demo-demo');
  await dialog.getByRole('button', { name: fi.sessionExpired.submit }).click();
  await expect(dialog).toBeHidden();
  await expect(search).toHaveValue('Matti');
  await approve.click();
  await expect(staff.getByText(fi.approval.state.approved).first()).toBeVisible();
  await desk.close();
});

test('a mailed link proves the address of a new user, and an unknown one says what to do', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  const email = `uusi.${Date.now()}@example.org`;
  const body = { name: 'Uusi Henkilö', email, password: NEW, roles: ['orientations'] } as const;
  const made = await api.call(userApi.create, { body }, { token });
  expect(made.status).toBe(201);
  const link = async () =>
    (await product.outbox()).find(({ to }) => to === email)?.text.match(/\/verify-email\/[\w-]{22}/)?.[0];
  await expect.poll(link).toBeTruthy();
  await page.setViewportSize({ width: 320, height: 740 });
  await page.goto(`${(await link()) ?? ''}?lang=fi`);
  await expect(page.getByText(fi.verifyEmail.done.replace('{{email}}', email))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.goto(`/verify-email/${'A'.repeat(22)}`);
  await expect(page.getByText(fi.verifyEmail.dead)).toBeVisible();
  await page.getByRole('link', { name: fi.verifyEmail.toMyUser }).click();
  await expect(page).toHaveURL(/\/login$/);
  await page.getByRole('link', { name: fi.login.workerStart }).click();
  await expect(page).toHaveURL(/\/aloita$/);
});
