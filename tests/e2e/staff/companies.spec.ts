import type { Page } from '@playwright/test';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { fi } = TEXTS;

const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });

test.use({ viewport: { width: 1366, height: 800 } });

test('root keeps companies, and an admin the departments of their own', async ({ page }) => {
  const name = `Koe Oy ${Date.now()}`;
  await rememberLogin(page, 'root@example.com');
  await page.goto('/admin/companies');
  await field(page, fi.companies.newName).fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name }).click();
  await field(page, fi.companies.departments.newName).fill('Runko');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: `${fi.companies.departments.rename} Runko` }).click();
  await field(page, fi.companies.departments.name).fill('Runkotyöt');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: `${fi.companies.departments.rename} Runkotyöt` })).toBeFocused();
  await field(page, fi.companies.departments.newName).fill('runkoTYÖT ');
  await page.keyboard.press('Enter');
  await expect(page.getByText(fi.companies.departments.taken)).toBeVisible();
  await field(page, fi.companies.departments.newName).fill('');
  await expectAccessible(page);
  const remove = page.getByRole('button', { name: fi.companies.remove.title });
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: fi.companies.remove.title }).click();
  await expect(page.getByText(fi.companies.remove.inUse)).toBeVisible();
  await page.getByRole('button', { name: `${fi.companies.departments.remove} Runkotyöt` }).click();
  await page.getByRole('dialog').getByRole('button', { name: fi.companies.departments.removeSubmit }).click();
  await expect(page.getByText(fi.companies.departments.none)).toBeVisible();
  await field(page, fi.companies.name).fill(`${name} Ab`);
  await page.getByRole('button', { name: fi.companies.save }).click();
  await expect(page.getByRole('heading', { level: 1, name: `${name} Ab` })).toBeVisible();
  await remove.click();
  await page.getByRole('dialog').getByRole('button', { name: fi.companies.remove.title }).click();
  await expect(page.getByRole('heading', { level: 1, name: fi.companies.title })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});
