import type { Browser, Page } from '@playwright/test';
import { Keys } from '../../steps/keys.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { logIn, PASSWORD, rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { userApi } from '../../../../shared/users/user-api.ts';
import { sessionApi } from '../../../../shared/sessions/session-api.ts';

const { fi, en } = TEXTS;
const NEW = 'kissa-koira-kana';

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const role = (page: Page, name: keyof typeof fi.roles) =>
  page.getByRole('checkbox', { name: new RegExp(`^${fi.roles[name].name}`) });
const save = (page: Page) => page.getByRole('button', { name: fi.unsaved.save });

/** The path in the newest mail to an address that has such a link. */
async function mailed(
  page: Page,
  product: { outbox: () => Promise<{ to: string; text: string }[]> },
  to: string,
  link: RegExp,
) {
  const find = async () =>
    (await product.outbox()).find((sent) => sent.to === to && link.test(sent.text))?.text.match(link)?.[0];
  await expect.poll(find).toBeTruthy();
  return (await find()) ?? '';
}

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1366, height: 800 });
});

/** Follows an invitation on a phone: the first password, the login, and that it works once. */
async function acceptInvitation(browser: Browser, link: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 320, height: 740 } });
  const phone = await context.newPage();
  const url = `${link}?lang=fi`;
  await phone.goto(url);
  await phone.getByRole('button', { name: fi.invitation.submit }).click();
  await expect(phone.getByLabel(fi.invitation.password, { exact: true })).toBeFocused();
  await expectAccessible(phone);
  await expectNoSidewaysScroll(phone);
  for (const label of [fi.invitation.password, fi.invitation.repeat]) {
    await phone.getByLabel(label, { exact: true }).fill(NEW);
  }
  await phone.getByRole('button', { name: fi.invitation.submit }).click();
  await expect(phone.getByText(fi.invitation.doneTitle)).toBeVisible();
  await expectAccessible(phone);
  await phone.goto(url);
  await expect(phone.getByText(fi.invitation.usedTitle)).toBeVisible();
  await phone.getByRole('link', { name: fi.resetPassword.toLogin }).click();
  await expect(phone).toHaveURL(/\/login$/);
  await context.close();
}

test('an admin makes a user, gives them roles, invites them, sends them a link for a password, and removes them', async ({
  page,
  browser,
  product,
}) => {
  const email = `uusi.${Date.now()}@example.org`;
  await logIn(page, 'admin@example.com');
  await page.goto('/admin/users');
  await page.getByRole('link', { name: fi.users.create }).click();
  await page.getByRole('button', { name: fi.users.createSubmit }).click();
  await expect(field(page, fi.users.name)).toBeFocused();
  await expect(page.getByText(fi.users.nameMissing)).toBeVisible();
  await expect(page.getByText(fi.users.emailInvalid)).toBeVisible();
  await field(page, fi.users.name).fill('Uuno Uusi');
  await field(page, fi.users.email).fill('manager@example.com');
  await expect(role(page, 'manager')).toBeDisabled();
  const defaults = page.getByRole('group', { name: fi.users.defaults });
  await expect(defaults.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(2);
  await page.getByRole('button', { name: fi.users.clearDefaults }).click();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);
  await page.getByRole('button', { name: fi.users.presets.permitOwner }).click();
  await expect(role(page, 'orientations')).not.toBeChecked();
  await expect(role(page, 'permitCRUD')).toBeChecked();
  await page.getByRole('button', { name: fi.users.createSubmit }).click();
  await expect(page.getByText(fi.errors.emailAlreadyTaken)).toBeVisible();
  await expect(field(page, fi.users.email)).toBeFocused();
  await expect(field(page, fi.users.name)).toHaveValue('Uuno Uusi');
  await field(page, fi.users.email).fill(email);
  await page.getByRole('button', { name: fi.users.createSubmit }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Uuno Uusi' })).toBeVisible();
  await expect(page.getByText(fi.users.createdTitle)).toBeVisible();
  await expectAccessible(page);

  await role(page, 'permitFormCRUD').uncheck({ force: true });
  await field(page, fi.users.permitRole).selectOption('Grantor');
  await save(page).click();
  await expect(page.getByText(fi.users.saved)).toBeVisible();
  await expect(page.getByText(fi.users.invited.replace('{{email}}', email))).toBeVisible();
  await page.getByRole('button', { name: fi.users.invitation.send }).click();
  await expect(page.getByText(fi.users.invitation.sent.replace('{{email}}', email), { exact: true })).toBeVisible();
  const invitation = await mailed(page, product, email, /\/invitation\/[\w-]{22}/);
  await acceptInvitation(browser, `${product.url}${invitation}`);
  await page.reload();
  await page.getByRole('button', { name: fi.users.passwordLink.send }).click();
  await expect(page.getByText(fi.users.passwordLink.sent.replace('{{email}}', email))).toBeVisible();
  expect(await mailed(page, product, email, /\/reset-password\/[\w-]{22}/)).toBeTruthy();

  await page.getByRole('link', { name: fi.users.title, exact: true }).first().click();
  const row = page.getByRole('row').filter({ hasText: 'Uuno Uusi' }).first();
  await expect(row).toContainText(email);
  await expect(row).toContainText(fi.roles.permitCRUD.name);
  await expect(row).toContainText(fi.users.permitRoles.Grantor);
  await row.getByRole('link', { name: 'Uuno Uusi' }).click();
  await page.getByRole('button', { name: fi.users.remove.submit }).click();
  const question = page.getByRole('dialog', { name: fi.users.remove.confirmTitle.replace('{{name}}', 'Uuno Uusi') });
  await expectAccessible(page);
  await question.getByRole('button', { name: fi.users.remove.submit }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.users.title })).toBeVisible();
  await expect(page.getByText(email)).toHaveCount(0);
});

test('what an admin may not change of a user is shown locked, with the reason', async ({ page }) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admin/users?q=mestari');
  await page.getByRole('link', { name: 'Matti Mestari' }).click();
  await expect(page.getByText(fi.users.lockedHolder)).toBeVisible();
  await expect(page.getByText(fi.users.lockedEmail)).toBeVisible();
  await expect(field(page, fi.users.email)).toHaveAttribute('readonly', '');
  for (const name of ['manager', 'admin', 'orientations'] as const) await expect(role(page, name)).toBeDisabled();
  await expect(page.getByRole('button', { name: fi.users.remove.submit })).toHaveCount(0);
  await page.goto('/admin/users?q=aino');
  await page.getByRole('link', { name: 'Aino Ylläpitäjä' }).click();
  await expect(page.getByText(fi.users.lockedOwn)).toBeVisible();
  await expect(role(page, 'admin')).toBeDisabled();
  await expect(page.getByRole('link', { name: fi.users.ownLink })).toBeVisible();
});

test('a user whom two admins save at once keeps what both changed, and nothing typed is lost', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  const email = `kaksi.${Date.now()}@example.org`;
  const user = await api.ask(userApi.create, { body: { name: 'Kaksi Käsi', email, roles: ['cardR'] } }, { token });
  await rememberLogin(page, 'admin@example.com');
  await page.goto(`/admin/users/${user._id}`);
  await field(page, fi.users.name).fill('Kaksi Omani');
  await role(page, 'permitR').check({ force: true });
  const body = { version: user.version, name: 'Kaksi Toisen', permitRole: 'Worker' } as const;
  await api.ask(userApi.update, { params: { id: user._id }, body }, { token });
  await save(page).click();
  await expect(page.getByText(fi.versions.title)).toBeVisible();
  await expect(page.getByRole('radio', { name: /Kaksi Toisen/ })).toBeVisible();
  await expect(field(page, fi.users.name)).toHaveValue('Kaksi Omani');
  await expect(field(page, fi.users.permitRole)).toHaveValue('Worker');
  await expectAccessible(page);
  await page.getByRole('radio', { name: /Kaksi Toisen/ }).check({ force: true });
  await save(page).click();
  await expect(page.getByText(fi.users.saved)).toBeVisible();
  const saved = await api.ask(userApi.get, { params: { id: user._id } }, { token });
  expect(saved).toMatchObject({ name: 'Kaksi Toisen', permitRole: 'Worker', roles: ['user', 'cardR', 'permitR'] });
});

test('unsaved changes of a user are not left behind by a link without a question', async ({ page }) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admin/users?q=ville');
  await page.getByRole('link', { name: 'Ville Työntekijä' }).click();
  await field(page, fi.users.name).fill('Ville Toinen');
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.reports }).click();
  await page.getByRole('button', { name: fi.unsaved.stay }).click();
  await expect(field(page, fi.users.name)).toHaveValue('Ville Toinen');
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.reports }).click();
  await page.getByRole('button', { name: fi.unsaved.leave }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.reports.title })).toBeVisible();
});

test('a user changes their own name, address, password and PIN with a login that they confirm, and undoes the change of address', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  const email = `oma.${Date.now()}@example.org`;
  const body = { name: 'Oma Itse', email, password: PASSWORD, roles: [] };
  await api.ask(userApi.create, { body }, { token });
  const proof = await mailed(page, product, email, /\/verify-email\/[\w-]{22}/);
  await api.ask(userApi.verifyEmail, { params: { id: proof.replace('/verify-email/', '') } });
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberLogin(page, email);
  const fresh = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const old = await product.aged(fresh, 6);
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), old);
  await page.goto('/admin/my-user');
  const keys = new Keys(page);
  const dialog = page.getByRole('dialog', { name: fi.confirmLogin.title });
  const own = dialog.getByLabel(fi.login.password, { exact: true });
  await field(page, fi.users.name).fill('Oma Uusinimi');
  await field(page, fi.users.email).fill('admin@example.com');
  await keys.press(page.getByRole('button', { name: fi.users.save }));
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.press('Escape');
  await expect(page.getByText(fi.errors.confirm_required)).toBeVisible();
  await expect(field(page, fi.users.name)).toHaveValue('Oma Uusinimi');
  await keys.press(page.getByRole('button', { name: fi.users.save }));
  await keys.type(own, 'arvaus');
  await page.keyboard.press('Enter');
  await expect(dialog.getByText(fi.errors.wrong_password)).toBeVisible();
  await expect(own).toBeFocused();
  await own.fill(PASSWORD);
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(page.getByText(fi.errors.emailAlreadyTaken)).toBeVisible();
  const password = field(page, fi.resetPassword.password);
  const repeat = field(page, fi.resetPassword.repeat);
  const change = page.getByRole('button', { name: fi.resetPassword.submit });
  await password.fill('12345');
  await repeat.fill('1234');
  await change.click();
  await expect(page.getByText(fi.issues.password_too_short.replace('{{least}}', '6'))).toBeVisible();
  await expect(page.getByText(fi.errors.password_do_not_match)).toBeVisible();
  await password.fill('salasana');
  await repeat.fill('salasana');
  await change.click();
  await expect(page.getByText(fi.issues.password_too_common)).toBeVisible();
  await expect(password).toHaveValue('salasana');
  await password.fill(NEW);
  await repeat.fill(NEW);
  await expect(page.getByText(fi.resetPassword.strength.good)).toBeVisible();
  await change.click();
  await expect(page.getByText(fi.myUser.passwordChanged)).toBeVisible();

  // A new password ends an address that waits, so it comes first.
  await field(page, fi.users.email).fill(`uusi.${email}`);
  await page.getByRole('button', { name: fi.users.save }).click();
  await expect(page.getByText(fi.users.verification.pending.replace('{{email}}', `uusi.${email}`))).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);

  const pin = field(page, fi.myUser.signPin.label);
  await pin.fill('12345');
  await page.getByRole('button', { name: fi.myUser.signPin.choose }).click();
  await expect(page.getByText(fi.myUser.signPin.invalid)).toBeVisible();
  await pin.fill('482915');
  await page.getByRole('button', { name: fi.myUser.signPin.choose }).click();
  await expect(page.getByText(fi.myUser.signPin.saved)).toBeVisible();
  await expect(pin).toHaveValue('');
  await expectAccessible(page);

  await field(page, fi.myUser.language).selectOption('en');
  await page.getByRole('button', { name: fi.users.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.myUser.title })).toBeVisible();
  const link = await mailed(page, product, `uusi.${email}`, /\/verify-email\/[\w-]{22}/);
  await page.goto(link);
  await expect(page.getByText(en.verifyEmail.done.replace('{{email}}', `uusi.${email}`))).toBeVisible();
  const asNew = await api.ask(sessionApi.login, { body: { email: `uusi.${email}`, password: NEW } });
  expect(asNew.user.name).toBe('Oma Uusinimi');

  await page.goto(await mailed(page, product, email, /\/undo-email\/[\w-]{22}/));
  await page.getByRole('button', { name: en.undoEmail.submit }).click();
  await expect(page.getByText(en.undoEmail.done.replace('{{email}}', email))).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: en.undoEmail.choosePassword }).click();
  await expect(page.getByRole('heading', { level: 1, name: en.resetPassword.title })).toBeVisible();
  await expect(field(page, en.resetPassword.password)).toBeVisible();
});
