import { projectApi } from '../../../../shared/projects/project-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';

const { fi, en } = TEXTS;
const { workers } = fi;

/** A site of its own, whose list is still empty. */
async function newSite(url: string, name: string): Promise<string> {
  const api = new StaffApi(url);
  const { token } = await api.logIn('manager@example.com');
  const { _id } = await api.ask(projectApi.create, { body: { name } }, { token });
  return `/admin/projects/${_id}/workers`;
}

test('staff add a posted worker on a phone, mend what the law misses, and join the line of the same person', async ({
  page,
  product,
}) => {
  const address = await newSite(product.url, 'Luettelotyömaa');
  await rememberLogin(page, 'manager@example.com');
  await page.goto(address);
  await expect(page.getByText(workers.none)).toBeVisible();
  const dialog = page.getByRole('dialog');
  const fill = (label: string, text: string) => dialog.getByLabel(label, { exact: true }).fill(text);
  const save = () => dialog.getByRole('button', { name: workers.save }).click();

  await page.getByRole('button', { name: workers.add }).click();
  await save();
  await expect(dialog.getByLabel(workers.lastName, { exact: true })).toBeFocused();
  await fill(workers.lastName, 'Kask');
  await fill(workers.firstName, 'Jaan');
  await fill(workers.taxNumber, '123');
  await fill(workers.employer, 'Ehitus OÜ');
  await dialog.getByLabel(workers.isPosted).check();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await save();
  await expect(dialog.getByLabel(workers.taxNumber, { exact: true })).toHaveAttribute('aria-invalid', 'true');
  await fill(workers.taxNumber, '100000000777');
  await save();
  await expect(dialog).toHaveCount(0);

  // Without a first day nobody is on the list of any day.
  await page.getByRole('button', { name: workers.filter.missing }).click();
  await page.getByRole('link', { name: 'Kask Jaan' }).click();
  await fill(workers.birthday, '3.4.1985');
  await fill(workers.businessId, 'EE12345678');
  await fill(workers.representative.name, 'Mari Maasikas');
  await fill(workers.representative.contact, '+358 40 123 4567');
  await dialog.getByLabel(workers.startDate).fill('1.11.2026');
  await save();
  await expect(page.getByText(workers.noneMissing)).toBeVisible();
  await page.getByRole('button', { name: workers.filter.all, exact: true }).click();
  await expect(page.getByRole('link', { name: 'Kask Jaan' })).toBeVisible();

  await page.getByRole('button', { name: workers.add }).click();
  await fill(workers.lastName, 'Kask');
  await fill(workers.firstName, 'Jan');
  await save();
  await page.getByRole('link', { name: 'Kask Jaan' }).click();
  await dialog.getByLabel(workers.findOther).fill('kask');
  await dialog.getByRole('button', { name: `${workers.join}: Jan Kask` }).click();
  await expect(dialog.getByRole('button', { name: `${workers.part}: Jan Kask` })).toBeVisible();
  await expect(dialog.getByText(workers.event.joined)).toBeVisible();
  await dialog.getByRole('button', { name: fi.common.close }).click();
  await expect(page.getByRole('link', { name: 'Kask Jan', exact: true })).toHaveCount(0);
  await expectAccessible(page);
});

test('the list of any day is shown, saved and printed with what the law wants of everybody', async ({
  page,
  product,
}) => {
  const address = await newSite(product.url, 'Päivätyömaa');
  await page.addInitScript(() => (window.print = () => undefined));
  await page.setViewportSize({ width: 1366, height: 768 });
  await rememberLogin(page, 'manager@example.com', 'en');
  await page.goto(address);
  const texts = en.workers;
  const dialog = page.getByRole('dialog');
  for (const [name, start, end] of [
    ['Aalto', '1.10.2026', '31.10.2026'],
    ['Berg', '1.11.2026', ''],
  ] as const) {
    await page.getByRole('button', { name: texts.add }).click();
    await dialog.getByLabel(texts.lastName, { exact: true }).fill(name);
    await dialog.getByLabel(texts.startDate).fill(start);
    await dialog.getByLabel(texts.endDate).fill(end);
    await dialog.getByRole('button', { name: texts.save }).click();
    await expect(dialog).toHaveCount(0);
  }
  await page.getByRole('button', { name: texts.filter.day }).click();
  await page.getByLabel(texts.day).fill('15.10.2026');
  await expect(page.getByRole('link', { name: 'Aalto' })).toBeVisible();
  await expect(page.getByRole('link', { name: 'Berg' })).toHaveCount(0);
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: en.lists.exportCsv }).click();
  expect((await saved).suggestedFilename()).toMatch(/15-10-2026|15\.10\.2026/);
  await page.getByRole('button', { name: texts.filter.month }).click();
  await page.getByLabel(texts.month).selectOption('2026-10');
  await expect(page.getByRole('link', { name: 'Berg' })).toHaveCount(0);
  const workbook = page.waitForEvent('download');
  await page.getByRole('button', { name: en.lists.exportXlsx }).click();
  expect((await workbook).suggestedFilename()).toMatch(/October 2026.*\.xlsx$/);
  await page.getByLabel(texts.month).selectOption('2026-11');
  await expect(page.getByRole('link', { name: 'Berg' })).toBeVisible();
  await page.getByRole('button', { name: en.lists.print }).click();
  await expect(page.getByText(texts.fact.representative).first()).toBeAttached();
});
