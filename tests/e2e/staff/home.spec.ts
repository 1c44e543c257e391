import type { Page } from '@playwright/test';
import { PermitSite } from '../permits/permit-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { logIn, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { expectFound } from '../../fixtures/expect-found.ts';

const { fi } = TEXTS;
const DESK = { width: 1366, height: 768 };

test.use({ viewport: DESK, hasTouch: false });

/** The name of an act's link tells on what it acts. */
const actOn = (act: string, name: string) => new RegExp(`^${act}\\s*: ${name}$`);

const waiting = (page: Page) => page.getByRole('region', { name: fi.home.waiting });

async function look(page: Page): Promise<void> {
  for (const width of [320, 360, 768, 1366]) {
    await page.setViewportSize({ ...DESK, width });
    await expectNoSidewaysScroll(page);
    if (width !== 320) await expectAccessible(page);
  }
}

test('a manager comes from the home page to the approval of an induction, and finds it gone once it is approved', async ({
  page,
  product,
}) => {
  const firstName = `Aamu${Date.now()}`;
  const api = new StaffApi(product.url);
  const { id } = await api.signedInduction(firstName);
  const { token } = await api.logIn('manager@example.com');
  const isThere = async () =>
    (await api.ask(homeApi.get, {}, { token })).toApprove?.items.some(({ _id }) => _id === id);
  await expect.poll(isThere).toBe(true);
  await logIn(page, 'manager@example.com');
  await expect(page).toHaveURL(/\/admin\/home$/);
  await waiting(page)
    .getByRole('link', { name: actOn(fi.home.act.approve, `${firstName} Muokattava`) })
    .click();
  const panel = page.getByRole('region', { name: new RegExp(firstName) });
  await expect(panel.getByRole('button', { name: fi.approval.approve, exact: true })).toBeVisible();
  await api.ask(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token });
  await expect.poll(isThere).toBe(false);
  await page.getByRole('navigation').getByRole('link', { name: fi.nav.home, exact: true }).click();
  await expect(waiting(page)).toBeVisible();
  await expect(waiting(page).getByText(firstName)).toHaveCount(0);
});

test('a foreman comes from the home page into the signing of a permit that is theirs', async ({ page, product }) => {
  test.slow();
  const site = await PermitSite.make(product, `Etusivu ${Date.now()}`);
  const worker = await site.inducted('Eino');
  const permit = await site.submitted(worker, { startDate: '2026-01-01', endTime: '2099-12-31' });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto('/admin');
  const token = await site.token('foreman');
  const { toSign } = await site.api.ask(homeApi.get, {}, { token });
  expect(toSign?.count).toBeGreaterThan(0);
  await page.goto(`/admin/projects/${site.project}/permit/${permit._id}?sign`);
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.goto('/admin/home');
  const first = expectFound(toSign?.items[0]);
  await waiting(page)
    .getByRole('link', { name: actOn(fi.home.act.sign, first.name) })
    .first()
    .click();
  await expect(dialog).toBeVisible();
});

test('whoever begins a company reads what is to be done, and what is done', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('root@example.com');
  const company = await api.ask(companyApi.create, { body: { name: `Alku ${Date.now()} Oy` } }, { token });
  await rememberLogin(page, 'root@example.com');
  await page.goto(`/admin/companies/${company._id}`);
  await page.getByRole('button', { name: fi.companies.look }).click();
  await page.goto('/admin/home');
  const steps = page.getByRole('region', { name: fi.home.steps });
  await expect(steps.getByRole('listitem')).toHaveCount(4);
  await expect(steps.getByText(fi.home.stepDone)).toHaveCount(0);
  await look(page);
  await api.ask(projectApi.create, { body: { name: 'Ensimmäinen', company: company._id } }, { token });
  await page.reload();
  await expect(steps.getByText(fi.home.stepDone)).toHaveCount(1);
  await steps.getByRole('link', { name: fi.home.step.form.act }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.forms.title })).toBeVisible();
});

for (const language of LANGUAGES) {
  for (const account of ['manager', 'viewer', 'editor', 'admin']) {
    test(`the home of the ${account} fits every screen, is accessible, and leads on (${language})`, async ({
      page,
    }) => {
      await rememberLogin(page, `${account}@example.com`, language);
      await page.goto('/admin/home');
      await expect(page.getByRole('region').first()).toBeVisible();
      await look(page);
    });
  }
}
