import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { logIn, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { fi } = TEXTS;

test.use({ viewport: { width: 1366, height: 800 }, hasTouch: false });

const question = (page: Page) => page.getByRole('dialog', { name: fi.unsaved.leaveTitle });
const answer = (page: Page, words: string) => question(page).getByRole('button', { name: words }).click();

/** Escape and Back both ask, and staying keeps the dialog with what is typed. */
async function expectKept(page: Page, label: string, typed: string): Promise<void> {
  const { href } = new URL(page.url());
  const field = page.getByLabel(label, { exact: true });
  await field.fill(typed);
  const ways = [() => page.keyboard.press('Escape'), () => page.evaluate(() => window.history.back())];
  for (const leave of ways) {
    await leave();
    await expect(question(page)).toBeVisible();
    await answer(page, fi.unsaved.stay);
    await expect(question(page)).toHaveCount(0);
    await expect(page).toHaveURL(href);
    await expect(field).toHaveValue(typed);
  }
}

test('the reason of a return is not lost with its dialog without a question', async ({ page, product }) => {
  await new StaffApi(product.url).signedInduction('Palautettava');
  await logIn(page, 'manager@example.com');
  await page.goto('/admin/approval?q=vierailijan');
  await page.getByRole('link', { name: 'Vierailijan perehdytys', exact: true }).click();
  await page.getByRole('link', { name: 'Palautettava Muokattava' }).click();
  const open = page.getByRole('button', { name: fi.approval.return.open });
  await open.click();
  await page.keyboard.press('Escape');
  await expect(question(page)).toHaveCount(0);
  await open.click();
  await expectKept(page, fi.approval.return.reason, 'Kortin kuva on epäselvä.');
  await page.keyboard.press('Escape');
  await expectAccessible(page);
  await answer(page, fi.unsaved.leave);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(open).toBeFocused();
});

test('the name of a new form is not lost with its dialog without a question', async ({ page }) => {
  await logIn(page, 'editor@example.com');
  await page.goto('/admin/permit-forms');
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.forms, exact: true }).click();
  await page.getByRole('button', { name: fi.forms.new }).click();
  await expectKept(page, fi.forms.settings.name, 'Kesken jäänyt');
  await page.getByRole('dialog').getByRole('button', { name: fi.common.cancel }).click();
  await answer(page, fi.unsaved.leave);
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('the name of a new permit is not lost with its dialog without a question', async ({ page }) => {
  await logIn(page, 'foreman@example.com');
  await page.goto('/admin/projects?q=kalasataman');
  await page.getByRole('link', { name: 'Kalasataman torni C' }).click();
  await page.getByRole('link', { name: fi.projects.tabs.permits, exact: true }).click();
  await page.getByRole('button', { name: fi.permits.list.new }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Tulityölupa Tilapäinen/ })
    .click();
  await expectKept(page, fi.permits.facts.name, 'Katon tulityöt');
});

test('the name of a department is not left unsaved without a question', async ({ page }) => {
  await logIn(page, 'admin@example.com');
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.myCompany, exact: true }).click();
  const field = page.getByLabel(fi.companies.departments.newName, { exact: true });
  await field.fill('Talotekniikka');
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.users, exact: true }).click();
  await answer(page, fi.unsaved.stay);
  await expect(field).toHaveValue('Talotekniikka');
  await page.evaluate(() => window.history.back());
  await answer(page, fi.unsaved.leave);
  await expect(page).not.toHaveURL(/my-company/);
});

test('a reason that is typed and not given is still there when the signing is opened again', async ({ page }) => {
  await logIn(page, 'manager@example.com');
  await page.goto('/admin/projects?q=kalasataman');
  await page.getByRole('link', { name: 'Kalasataman torni C' }).click();
  await page.getByRole('link', { name: fi.projects.tabs.permits, exact: true }).click();
  await page
    .getByRole('row', { name: /Lupa voimassa/ })
    .getByRole('link')
    .first()
    .click();
  const sign = page.getByRole('button', { name: fi.permits.sign.act });
  const { act: reject, reason: label } = fi.permits.sign.rejectWork;
  await sign.click();
  await page.getByRole('button', { name: reject }).click();
  const reason = page.getByLabel(label);
  await reason.fill('Paikka on siivoamatta.');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await sign.click();
  await page.getByRole('button', { name: reject }).click();
  await expect(reason).toHaveValue('Paikka on siivoamatta.');
});
