import type { CDPSession, Page } from '@playwright/test';
import { totpCode } from '../../../../functions/security/factors/totp.ts';
import { keyBytes } from '../../../fixtures/people/second-factors.ts';
import type { LocalProduct } from '../../steps/local-product.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { PASSWORD, rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { userApi } from '../../../../shared/users/user-api.ts';
import type { StaffRole } from '../../../../shared/core/roles.ts';

const { fi } = TEXTS;
const texts = fi.secondFactor;
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const codeField = (page: Page) => page.getByLabel(texts.code, { exact: true });

/** A name is a site to a browser's passkeys, an IP address none. */
const named = (product: LocalProduct) => product.url.replace('127.0.0.1', 'localhost');

let count = 0;

async function newUser(
  product: LocalProduct,
  roles: StaffRole[] = ['orientations'],
): Promise<{ email: string; _id: string }> {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  count += 1;
  const email = `kaksi.${count}.${Date.now()}@example.org`;
  const body = { name: 'Kaisa Kaksivaihe', email, password: PASSWORD, roles };
  const { _id } = await api.ask(userApi.create, { body }, { token });
  return { email, _id };
}

async function givePassword(page: Page, email: string): Promise<void> {
  await page.getByLabel(fi.login.email, { exact: true }).fill(email);
  await page.getByLabel(fi.login.password, { exact: true }).fill(PASSWORD);
  await button(page, fi.login.submit).click();
}

/** The code of a key now, or so many steps ahead: a phone's clock may be one step wrong. */
const codeOf = (key: string, drift = 0) => totpCode(keyBytes(key), Math.floor(Date.now() / 30_000) + drift);

/** Enrols an authenticator app in its dialog, or at the login, and answers its key. */
async function enrolApp(page: Page): Promise<string> {
  await button(page, texts.authenticator.begin).click();
  await expect(page.getByRole('img', { name: texts.authenticator.qr })).toBeVisible();
  const key = ((await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent()) ?? '').replaceAll(' ', '');
  await expectNoSidewaysScroll(page);
  await expectAccessible(page);
  await codeField(page).fill(codeOf(key));
  await button(page, texts.authenticator.save).click();
  return key;
}

async function withAuthenticator(page: Page): Promise<{ session: CDPSession; id: string }> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  const { authenticatorId: id } = await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  return { session, id };
}

test('an authenticator app is taken into use, and the next login asks for its code and opens the wanted page', async ({
  page,
  product,
}) => {
  const { email } = await newUser(product);
  await page.setViewportSize({ width: 320, height: 740 });
  await rememberLogin(page, email);
  await page.goto('/admin/my-user');
  const key = await enrolApp(page);
  const codes = page.getByRole('dialog', { name: texts.recovery.title });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const download = page.waitForEvent('download');
  await button(page, texts.recovery.download).click();
  expect((await download).suggestedFilename()).toMatch(/Varakoodit\.txt$/);
  const [recoveryCode = ''] = await codes.getByRole('listitem').allTextContents();
  await button(page, texts.recovery.kept).click();
  await expect(page.getByText(texts.on)).toBeVisible();
  await page.evaluate(() => localStorage.clear());

  await page.goto('/aloita?lang=fi');
  await page.goto('/admin/my-inductions?lang=fi');
  await expect(page).toHaveURL(/\/login/);
  await givePassword(page, email);
  await expect(page.getByRole('heading', { level: 1, name: texts.stepTitle })).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await expect(codeField(page)).toHaveAttribute('autocomplete', 'one-time-code');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(page.getByText(texts.wrongCode)).toBeVisible();
  await expect(codeField(page)).toBeFocused();
  await page.goBack();
  await expect(page.getByLabel(fi.login.email, { exact: true })).toBeVisible();
  await givePassword(page, email);
  await codeField(page).fill(codeOf(key, 1));
  await button(page, texts.continue).click();
  await expect(page).toHaveURL(/\/admin\/my-inductions/);
  await page.goBack();
  await expect(page).toHaveURL(/\/aloita/);

  await page.evaluate(() => localStorage.clear());
  await page.goto('/login?lang=fi');
  await givePassword(page, email);
  await button(page, texts.useRecoveryCode).click();
  const field = page.getByLabel(texts.recoveryCode, { exact: true });
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill(recoveryCode);
  await button(page, texts.continue).click();
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto('/admin/my-user');
  await expect(page.getByText(texts.recovery.left_other.replace('{{count}}', '9'))).toBeVisible();
});

test('a passkey logs in alone and after the password, confirms, and is removed', async ({ page, product }) => {
  const { email } = await newUser(product);
  const site = named(product);
  const { session, id } = await withAuthenticator(page);
  await page.goto(`${site}/login?lang=fi`);
  await givePassword(page, email);
  await expect(page).not.toHaveURL(/\/login/);
  await page.goto(`${site}/admin/my-user`);
  await button(page, texts.passkey.begin).click();
  const dialog = page.getByRole('dialog', { name: texts.passkey.begin });
  await button(page, texts.passkey.make).click();
  await expect(dialog.getByText(texts.passkey.nameMissing)).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel(texts.passkey.name, { exact: true }).fill('Työpuhelin');
  await button(page, texts.passkey.make).click();
  const codes = page.getByRole('dialog', { name: texts.recovery.title });
  await expect(codes).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(codes.getByRole('alert')).toContainText(fi.lists.secretOnce.title);
  await expectAccessible(page);
  await button(page, texts.recovery.kept).click();
  await button(page, texts.passkey.begin).click();
  await dialog.getByLabel(texts.passkey.name, { exact: true }).fill('Sama puhelin');
  await button(page, texts.passkey.make).click();
  await expect(dialog.getByText(texts.passkeyThere)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByText(texts.passkey.named.replace('{{name}}', 'Työpuhelin'))).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login?lang=fi`);
  await expectAccessible(page);
  await button(page, texts.passkeyLogin).click();
  await expect(page).not.toHaveURL(/\/login/);

  await page.evaluate(() => localStorage.clear());
  await page.goto(`${site}/login?lang=fi`);
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: false });
  await button(page, texts.passkeyLogin).click();
  await expect(page.getByText(texts.passkeyUnused)).toBeVisible();
  await session.send('WebAuthn.setUserVerified', { authenticatorId: id, isUserVerified: true });
  await givePassword(page, email);
  await expect(button(page, texts.usePasskey)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(/\/login/);

  const fresh = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const old = await product.aged(fresh, 6);
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), old);
  await page.goto(`${site}/admin/my-user`);
  const name = texts.passkey.named.replace('{{name}}', 'Työpuhelin');
  await button(page, texts.removeNamed.replace('{{name}}', name)).click();
  await page.getByRole('dialog').getByRole('button', { name: texts.remove, exact: true }).click();
  await button(page, texts.usePasskey).click();
  await expect(page.getByText(texts.off)).toBeVisible();
});

test('an admin resets the second factor of who has lost it', async ({ page, product }) => {
  const { email, _id } = await newUser(product);
  await rememberLogin(page, email);
  await page.goto('/admin/my-user');
  await enrolApp(page);
  await button(page, texts.recovery.kept).click();
  await rememberLogin(page, 'admin@example.com');
  await page.goto(`/admin/users/${_id}`);
  await expect(page.getByText(fi.users.secondFactor.on)).toBeVisible();
  await button(page, fi.users.secondFactor.reset).click();
  const dialog = page.getByRole('dialog');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: fi.users.secondFactor.reset }).click();
  await expect(page.getByText(fi.users.secondFactor.done)).toBeVisible();
  await expect(page.getByText(fi.users.secondFactor.off)).toBeVisible();
  await rememberLogin(page, email);
});
