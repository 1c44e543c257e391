import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { logIn, PASSWORD, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';

const { fi } = TEXTS;

/** A user of the demo company with no role but everyone's. */
async function newUser(url: string, name: string): Promise<string> {
  const api = new StaffApi(url);
  const { token } = await api.logIn('admin@example.com');
  const email = `${name}.${Date.now()}@example.org`;
  await api.ask(userApi.create, { body: { name, email, password: PASSWORD, roles: [] } }, { token });
  return email;
}

test('a user starts an induction by the code of the site and goes on with it later', async ({ page, product }) => {
  await logIn(page, await newUser(product.url, 'aloittaja'));
  await expect(page.getByText(fi.myInductions.empty)).toBeVisible();
  const start = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: fi.myInductions.start.title }) });
  await start.getByRole('textbox').first().fill('999999');
  await start.getByRole('button', { name: fi.myInductions.start.submit }).click();
  await expect(page.getByText(fi.errors.form_not_found)).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await start.getByRole('textbox').first().fill('234567');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/user-form\/own\/[\w-]{22}\/0/);
  await page.goto('/admin/my-inductions');
  const card = page.getByRole('row').filter({ hasText: 'Vierailijan perehdytys' });
  await expect(card).toContainText(fi.approval.state.unsigned);
  await expect(card).toContainText('Rakennus Oy Esimerkki');
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/user-form\/own\/[\w-]{22}\/\d/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a user makes an earlier induction their own by its number and a code sent to its worker', async ({
  page,
  product,
}) => {
  const email = await newUser(product.url, 'liittaja');
  const api = new StaffApi(product.url);
  const { id } = await api.signedInduction(`Liitto${Date.now()}`);
  const { token } = await api.logIn('admin@example.com');
  const { meta, user } = await api.ask(userFormApi.get, { params: { id } }, { token });
  await logIn(page, email);
  const claim = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: fi.myInductions.claim.title }) });
  await page.setViewportSize({ width: 1280, height: 740 });
  await expect(claim.getByRole('textbox')).toHaveCount(9);
  await page.setViewportSize({ width: 360, height: 740 });
  await claim.getByRole('textbox').first().fill('123 456 789');
  await expect(claim.getByRole('textbox')).toHaveValue('123456789');
  await claim.getByRole('button', { name: fi.myInductions.claim.submit }).click();
  await expect(page.getByText(fi.errors.induction_not_found)).toBeVisible();
  await expect(claim.getByRole('textbox')).toBeFocused();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await claim.getByRole('textbox').fill(meta.pin);
  await claim.getByRole('button', { name: fi.myInductions.claim.submit }).click();
  await expect(page.getByText(fi.myInductions.claim.codeNeeded)).toBeVisible();
  await expectAccessible(page);
  await claim.getByRole('button', { name: fi.myInductions.claim.send }).click();
  const code = async () =>
    (await product.outbox()).find(({ to }) => to === user.phoneNumber)?.text.match(/\b\d{6}\b/)?.[0];
  await expect.poll(code).toBeTruthy();
  await page.getByLabel(fi.codes.label, { exact: true }).fill('000000');
  await claim.getByRole('button', { name: fi.myInductions.claim.finish }).click();
  await expect(page.getByText(fi.errors.wrong_code)).toBeVisible();
  await page.getByLabel(fi.codes.label, { exact: true }).fill((await code()) ?? '');
  await claim.getByRole('button', { name: fi.myInductions.claim.finish }).click();
  await expect(page.getByText(fi.myInductions.claim.doneTitle)).toBeVisible();
  const card = page.getByRole('row').filter({ hasText: 'Vierailijan perehdytys' });
  await expect(card).toContainText(fi.approval.state.waiting);
  await card.getByRole('link').first().click();
  await expect(page).toHaveURL(new RegExp(`/user-form/own/${id}/`));
});

test('an admin finds the inductions of a user on the user’s page, those of the company alone', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const admin = await api.logIn('admin@example.com');
  const email = `omistaja.${Date.now()}@example.org`;
  const body = { name: 'Oona Omistaja', email, password: PASSWORD };
  const owner = await api.ask(userApi.create, { body }, { token: admin.token });
  const own = await api.logIn(email);
  const { id, token } = await api.signedInduction('Oona');
  await api.ask(userFormActionApi.claim, { params: { id }, body: { token } }, { token: own.token });
  await logIn(page, 'admin@example.com');
  await page.goto(`/admin/users/${owner._id}`);
  const row = page.getByRole('listitem').filter({ hasText: 'Vierailijan perehdytys' });
  await expect(row).toContainText(fi.approval.state.waiting);
  await expectAccessible(page);
  await row.getByRole('link').click();
  await expect(page).toHaveURL(new RegExp(`/admin/approval/user-form/${id}$`));
  await expect(page.getByRole('heading', { level: 1, name: 'Oona Muokattava' })).toBeVisible();

  const far = await api.logIn('admin@toinen.example.com');
  const { items } = await api.ask(userFormSearchApi.ofUser, { params: { userId: owner._id } }, { token: far.token });
  expect(items).toEqual([]);
});
