import { expect, expectAccessible, test } from '../../steps/product-test.ts';
import { logIn, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { companyApi } from '../../../../shared/companies/company-api.ts';
import { inductionFormApi } from '../../../../shared/induction-forms/induction-form-api.ts';

const { fi } = TEXTS;

test.use({ viewport: { width: 1366, height: 800 }, hasTouch: false });

test('root makes a form, a permit form, a project and a permit in the company that is looked at', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('root@example.com');
  const name = `Asiakas ${Date.now()} Oy`;
  const company = await api.ask(companyApi.create, { body: { name } }, { token });
  await api.ask(inductionFormApi.create, { body: { meta: { name: 'Oma perehdytys' } } }, { token });
  await logIn(page, 'root@example.com');
  await page.goto(`/admin/companies/${company._id}`);
  await page.getByRole('button', { name: fi.companies.look }).click();
  const link = (label: string) => page.getByRole('link', { name: label, exact: true });
  const navigation = page.getByRole('navigation');
  const area = (label: string) => navigation.getByRole('link', { name: label, exact: true });
  await area(fi.nav.approval).click();
  await page.getByRole('link', { name: fi.approval.forms.toForms }).click();
  await expect(page.getByText(fi.forms.empty)).toBeVisible();
  await expectAccessible(page);

  const dialog = page.getByRole('dialog');
  await page.getByRole('button', { name: fi.forms.new }).first().click();
  await dialog.getByLabel(fi.forms.settings.name, { exact: true }).fill('Asiakkaan perehdytys');
  await dialog.getByRole('button', { name: fi.forms.create }).click();
  await expect(page).toHaveURL(/\/admin\/forms\/[\w-]{22}$/);
  await area(fi.nav.forms).click();
  await expect(link('Asiakkaan perehdytys')).toBeVisible();

  await area(fi.nav.permitForms).click();
  await page.getByRole('button', { name: fi.permitForms.new }).first().click();
  await dialog.getByLabel(fi.permitForms.name, { exact: true }).fill('Asiakkaan lupa');
  await dialog.getByRole('button', { name: fi.forms.create }).click();
  await expect(page).toHaveURL(/\/admin\/permit-forms\/[\w-]{22}$/);

  await area(fi.nav.projects).click();
  await page.getByRole('button', { name: fi.projects.create }).click();
  await dialog.getByLabel(fi.projects.settings.names.name).fill('Asiakkaan työmaa');
  await dialog.getByRole('button', { name: fi.projects.new.create }).click();
  await expect(page.getByText('Asiakkaan perehdytys')).toBeVisible();
  await link(fi.projects.tabs.permits).click();
  await page.getByRole('button', { name: fi.permits.list.new }).first().click();
  await dialog.getByRole('button', { name: 'Asiakkaan lupa' }).click();
  await expect(dialog.getByLabel(fi.permits.facts.name, { exact: true })).toHaveValue('Asiakkaan lupa');
  await dialog.getByRole('button', { name: fi.permits.new.create }).click();
  await expect(page).toHaveURL(/\/edit-permit\/[\w-]{22}\/0$/);

  await page.goto('/admin/forms');
  await expect(link('Asiakkaan perehdytys')).toBeVisible();
  const strip = page.getByRole('region', { name: fi.company.label });
  // The answer is held: nothing of the other company stands under one's own name meanwhile.
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/induction-forms?*', async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest('**/api/induction-forms?*');
  await strip.getByRole('button', { name: fi.company.back }).click();
  await asked;
  await expect(strip.getByRole('button', { name: fi.company.back })).toHaveCount(0);
  expect(await link('Asiakkaan perehdytys').count()).toBe(0);
  release();
  await expect(link('Oma perehdytys')).toBeVisible();
  await expect(link('Asiakkaan perehdytys')).toHaveCount(0);
});

test('what is typed of a user stays when root looks at another company meanwhile', async ({ page }) => {
  await logIn(page, 'root@example.com');
  await page.goto('/admin/users?q=venla');
  await page.getByRole('link', { name: 'Venla Katselija' }).click();
  const field = page.getByLabel(fi.users.name, { exact: true });
  await field.fill('Venla Kesken');
  const strip = page.getByRole('region', { name: fi.company.label });
  await strip.getByRole('button', { name: 'Rakennus Oy Esimerkki' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Toinen Yritys Oy' }).click();
  await expect(strip.getByRole('button', { name: 'Toinen Yritys Oy' })).toBeVisible();
  await expect(field).toHaveValue('Venla Kesken');
});
