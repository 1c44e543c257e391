import { TEXTS } from '../../steps/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { rememberLogin } from '../../steps/staff-steps.ts';

const { fi, en } = TEXTS;
const { kind } = fi.securityLog;

test('on a phone the log begins high up, and its filters are in a sheet that tells the chosen ones afterwards', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users/log');
  const first = page.getByRole('row').first();
  await expect(first).toBeVisible();
  expect((await first.boundingBox())?.y).toBeLessThan(450);
  await expect(page.getByLabel(fi.securityLog.what)).toHaveCount(0);
  await page.getByRole('button', { name: fi.lists.narrow }).click();
  const sheet = page.getByRole('dialog', { name: fi.securityLog.sheet });
  await sheet.getByLabel(fi.securityLog.what).selectOption(kind.login);
  await sheet.getByLabel(fi.securityLog.from).fill('1.1.2026');
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await sheet.getByRole('button', { name: fi.lists.show }).click();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByText(`${kind.login} · 1.1.2026–`)).toBeVisible();
  await expect(page).toHaveURL(/kind=login&from=2026-01-01/);
  await page.getByRole('button', { name: fi.lists.narrow }).click();
  await sheet.getByRole('button', { name: fi.lists.clear }).click();
  await expect(sheet.getByLabel(fi.securityLog.from)).toHaveValue('');
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/users\/log$/);
  await expectNoSidewaysScroll(page);
});

test('a file and a print of permits are in the log, by whom and of how many', async ({ page }) => {
  await page.addInitScript(() => (window.print = () => undefined));
  await page.setViewportSize({ width: 1366, height: 800 });
  await rememberLogin(page, 'foreman@example.com');
  await page.goto('/admin/all-permits');
  for (const tool of [fi.permits.list.export, fi.permits.list.print]) {
    const noted = page.waitForResponse(/security-log\/exports/);
    await page.getByRole('button', { name: tool }).click();
    expect((await noted).status()).toBe(200);
  }
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users/log?kind=exported');
  const row = page.getByRole('row', { name: new RegExp(kind.exported) });
  await expect(row.filter({ hasText: fi.permits.list.caption })).toContainText(/\(\d+\) · 2 kertaa/);
  await expect(page.getByText(fi.securityLog.text)).toBeVisible();
  expect(en.securityLog.text.length).toBeLessThan(80);
});
