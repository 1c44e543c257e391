import { readFile } from 'node:fs/promises';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS, type Language } from '../steps/texts.ts';
import { reportApi } from '../../../shared/reports/report-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

const { fi } = TEXTS;

type Billed = { counts: { inductionCount: number }[] }[];

/** What the API bills of this month by the clock of Helsinki, every form of every company that the caller sees. */
async function billedThisMonth(api: StaffApi, account: string): Promise<number> {
  const { token } = await api.logIn(`${account}@example.com`);
  const [year = 0, month = 0] = new Date()
    .toLocaleDateString('sv-SE', { timeZone: 'Europe/Helsinki' })
    .split('-')
    .map(Number);
  const first = (at: number) => new Date(Date.UTC(year, at, 1)).toISOString().slice(0, 10);
  const rows = (await api.ask(
    reportApi.billing,
    { query: { start: first(month - 1), end: first(month) } },
    { token },
  )) as Billed;
  return rows.flatMap(({ counts }) => counts).reduce((total, { inductionCount }) => total + inductionCount, 0);
}

for (const [account, language, width] of [
  ['admin', 'fi', 1366],
  ['root', 'en', 360],
] as [string, Language, number][]) {
  test(`${account} reads what is billed of this month and others (${language}, ${width} px)`, async ({
    page,
    product,
  }) => {
    const api = new StaffApi(product.url);
    const firstName = `Laskutus${Date.now()}`;
    await api.signedInduction(firstName);
    await api.ask(userFormApi.start, {
      query: { language: 'fi', skipEmail: 'true' },
      body: { inductionFormPin: '234567' },
    });
    const { reports } = TEXTS[language];
    await page.setViewportSize({ width, height: 800 });
    await rememberLogin(page, `${account}@example.com`, language);
    await page.goto('/admin/reports');
    const table = page.getByRole('table', { name: /^Rakennus Oy Esimerkki, / });
    const row = table.getByRole('row').filter({ hasText: 'Vierailijan perehdytys' });
    await expect(row).toContainText('234 567'.replace(' ', '\u00A0'));
    const count = Number((await row.getByRole('cell').last().textContent()) ?? '');
    expect(count).toBeGreaterThan(0);
    const dropped = page.locator('summary');
    await expect(dropped).toContainText(reports.reasons.unsigned);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
    await dropped.click();
    await expect(page.getByText(reports.why.unsigned).first()).toBeVisible();
    await expectAccessible(page);
    // The demo has a yearly induction, which may lie in any month of the year before.
    const caption = (await table.locator('caption').textContent()) ?? '';
    const ofThisMonth = page.getByRole('table', { name: caption, exact: true });
    const bars = page.getByRole('list').getByRole('link');
    await expect(bars).toHaveCount(12);
    await expect(bars.last()).toContainText(String(await billedThisMonth(api, account)));
    await bars.first().click();
    await expect(page).toHaveURL(/\?month=\d{4}-\d{2}$/);
    await expect(ofThisMonth).toBeHidden();
    await page.getByRole('button', { name: reports.nextMonth }).click();
    await page.getByLabel(reports.month).selectOption({ index: 0 });
    await expect(ofThisMonth).toBeVisible();
    await page.goBack();
    await expect(ofThisMonth).toBeHidden();
  });
}

test('the report of a month is saved for spreadsheets as what the screen shows', async ({ page, product }) => {
  await new StaffApi(product.url).signedInduction(`Taulukko${Date.now()}`);
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/reports');
  const saved = async (button: string) => {
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: button }).click(),
    ]);
    return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
  };
  const csv = await saved(fi.reports.csv);
  expect(csv.name).toMatch(/^Laskutusraportti \d{4}-\d{2}\.csv$/);
  expect(csv.content.toString('utf8')).toMatch(
    /\r\n\d{4}-\d{2};Rakennus Oy Esimerkki;Laskutetaan;Vierailijan perehdytys;234567;\d+;;\r\n/,
  );
  const workbook = await saved(fi.reports.xlsx);
  expect(workbook.name).toMatch(/\.xlsx$/);
  expect(workbook.content.toString('utf8')).toContain('Vierailijan perehdytys');
});
