import type { Page } from '@playwright/test';
import { AuthorSteps, EDITOR } from '../editor/author-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { logIn, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';

const { fi } = TEXTS;

test.use({ viewport: { width: 1366, height: 800 }, hasTouch: false });

const question = (page: Page) => page.getByRole('dialog', { name: fi.unsaved.leaveTitle });
const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();

/** Back asks, staying keeps the page and what is typed, and leaving goes where Back would have gone. */
async function expectBackAsks(page: Page, label: string, typed: string): Promise<void> {
  const { href } = new URL(page.url());
  const field = page.getByLabel(label, { exact: true }).first();
  await field.fill(typed);
  for (let times = 0; times < 2; times += 1) {
    await page.evaluate(() => window.history.back());
    await expect(question(page)).toBeVisible();
    await expect(page).toHaveURL(href);
    await answer(page, fi.unsaved.stay);
    await expect(question(page)).toHaveCount(0);
    await expect(field).toHaveValue(typed);
  }
}

test('unsaved changes of a user, of one’s own details and of a company are not left by Back without a question', async ({
  page,
}) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admin/users?q=venla');
  await page.getByRole('link', { name: 'Venla Katselija' }).click();
  await expectBackAsks(page, fi.users.name, 'Venla Toinen');
  await expectAccessible(page);
  await page.evaluate(() => window.history.back());
  await expectAccessible(page);
  await answer(page, fi.unsaved.leave);
  await expect(page).toHaveURL(/\/admin\/users\?q=venla$/);
  await page.evaluate(() => window.history.forward());
  await expect(page.getByLabel(fi.users.name, { exact: true })).toHaveValue('Venla Katselija');

  await page.getByRole('navigation').getByRole('link', { name: fi.nav.myCompany, exact: true }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.nav.myCompany })).toBeVisible();
  await expectBackAsks(page, fi.companies.name, 'Toinen nimi Oy');
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('button', { name: fi.nav.logout }).click();
  await answer(page, fi.unsaved.stay);
  await expect(page.getByLabel(fi.companies.name, { exact: true })).toHaveValue('Toinen nimi Oy');
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.users, exact: true }).click();
  await answer(page, fi.unsaved.leave);
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('link', { name: fi.nav.myUser }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.nav.myUser })).toBeVisible();
  await expectBackAsks(page, fi.users.name, 'Toinen Minä');
  await page.locator('[aria-controls="user-menu"]').click();
  await page.getByRole('button', { name: fi.nav.logout }).click();
  await answer(page, fi.unsaved.leave);
  await expect(page).toHaveURL(/\/login/);
});

test('what is unsaved in a form is not left by Back without a question, and steps within the page ask nothing', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn(EDITOR);
  await api.ask(permitFormApi.create, { body: { name: 'Jätetty lupa', pages: [] } }, { token });
  await logIn(page, EDITOR);
  const author = new AuthorSteps(page);
  await author.newForm('Jätettävä');
  await author.addPage('confirm');
  await expectBackAsks(page, author.editor.pageTitle, 'Kesken');
  await author.button(author.editor.modePreview).click();
  await author.button(author.editor.modeEdit).click();
  await expect(question(page)).toHaveCount(0);
  await author.saveDraft();
  await page.evaluate(() => window.history.back());
  await expect(page).toHaveURL(/\/admin\/forms$/);

  await page.getByRole('navigation').getByRole('link', { name: fi.nav.permitForms, exact: true }).click();
  await page.getByRole('link', { name: 'Jätetty lupa', exact: true }).click();
  await author.addPage('confirm');
  await expectBackAsks(page, author.editor.pageTitle, 'Kesken');
  await page.evaluate(() => window.history.back());
  await answer(page, fi.unsaved.leave);
  await expect(page).toHaveURL(/\/admin\/permit-forms$/);
  await page.getByRole('link', { name: 'Jätetty lupa', exact: true }).click();
  await expect(author.button(author.editor.addPage)).toBeVisible();
  await expect(author.button(author.editor.draft.restore)).toHaveCount(0);
});
