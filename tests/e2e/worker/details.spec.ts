import type { Locator, Page } from '@playwright/test';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS, type Language } from '../steps/texts.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';

const { fi } = TEXTS;
const DETAILS = { firstName: 'Matti', lastName: 'Virtanen', company: 'Valo Oy', phoneNumber: '0401234512' };

async function begun(page: Page, language: Language = 'fi'): Promise<WorkerSteps> {
  const steps = new WorkerSteps(page, language);
  await steps.enterPin('234567');
  await steps.begin();
  return steps;
}

const SEARCH = /\/api\/prhCompanies\/search/;
const companyField = (page: Page, language: Language) =>
  page.getByRole('combobox', { name: TEXTS[language].details.field.company, exact: true });

/** Types what the suggestions are for, again where the register did not answer in its time, as a person does. */
async function typeUntilSuggested(company: Locator, text: string, suggested: Locator): Promise<void> {
  await expect(async () => {
    await company.fill('');
    await company.fill(text);
    await expect(suggested.first()).toBeVisible();
  }).toPass();
}

for (const language of LANGUAGES) {
  test(`a company is chosen from the suggestions with the keys, and its business ID goes with it (${language})`, async ({
    page,
  }) => {
    const { companies, field } = TEXTS[language].details;
    const steps = await begun(page, language);
    const company = companyField(page, language);
    const options = page.getByRole('listbox', { name: companies.list }).getByRole('option');
    await company.pressSequentially('oy');
    await expect(company).toHaveAttribute('aria-expanded', 'false');
    await typeUntilSuggested(company, 'keksitty', options);
    await expect(options).toHaveCount(2);
    await expect(company).toHaveAttribute('aria-expanded', 'true');
    await expect(page.getByText(companies.count_other.replace('{{count}}', '2'))).toBeAttached();
    for (const width of [320, 360, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      if (width !== 360 && isExamined(language, width)) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
      const list = await page.getByRole('listbox').boundingBox();
      const next = await page.locator('label[for="phoneNumber"]').boundingBox();
      expect((list?.y ?? 0) + (list?.height ?? 0)).toBeLessThanOrEqual(next?.y ?? 0);
      const heights = await options.evaluateAll((all) => all.map((option) => option.getBoundingClientRect().height));
      expect(Math.min(...heights)).toBeGreaterThanOrEqual(48);
    }
    await page.keyboard.press('ArrowUp');
    await expect(options.last()).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('Escape');
    await expect(options).toHaveCount(0);
    await expect(company).toHaveValue('keksitty');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const chosen = options.first();
    const [name = '', businessId = ''] = await chosen.locator('span').allTextContents();
    await expect(company).toHaveAttribute('aria-activedescendant', (await chosen.getAttribute('id')) ?? '');
    await page.keyboard.press('Enter');
    await expect(company).toHaveValue(name);
    await expect(company).toBeFocused();
    const shownId = page.getByText(companies.businessId.replace('{{businessId}}', businessId), { exact: true });
    await expect(shownId).toBeVisible();
    await company.press('End');
    await company.pressSequentially('x');
    await expect(shownId).toHaveCount(0);
    await company.fill('Oma Firma Tmi');
    await steps.fillDetails({ ...DETAILS, company: 'Oma Firma Tmi' });
    await steps.press('save');
    await steps.expectAt(2);
    await page.getByRole('button', { name: TEXTS[language].common.back, exact: true }).click();
    await expect(company).toHaveValue('Oma Firma Tmi');
    await expect(page.getByLabel(field.firstName, { exact: true })).toHaveValue(DETAILS.firstName);
  });
}

test('a company is chosen by touch, is saved with its business ID, and both are still there after a reload', async ({
  page,
}) => {
  const steps = await begun(page);
  const company = companyField(page, 'fi');
  await steps.fillDetails(DETAILS);
  const option = page.getByRole('option', { name: /Betoni-Satu Oy/ });
  await typeUntilSuggested(company, 'Betoni', option);
  await option.tap();
  await expect(company).toHaveValue('Betoni-Satu Oy');
  const id = page.getByText(/^Y-tunnus \d{7}-\d$/);
  const shown = await id.textContent();
  await steps.press('save');
  await steps.expectAt(2);
  await page.getByRole('button', { name: fi.common.back, exact: true }).click();
  await steps.expectAt(1);
  await page.reload();
  await expect(companyField(page, 'fi')).toHaveValue('Betoni-Satu Oy');
  await expect(id).toHaveText(shown ?? '');
});

test('the suggestions ask once after the last key, and where none can be had the name is typed by hand', async ({
  page,
}) => {
  const steps = await begun(page);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (SEARCH.test(request.url())) asked.push(new URL(request.url()).searchParams.get('name') ?? '');
  });
  const company = companyField(page, 'fi');
  await company.focus();
  // Key upon key, however long a busy machine takes from one to the next.
  await page.evaluate(() => {
    for (const letter of 'Nosturi') document.execCommand('insertText', false, letter);
  });
  await expect(page.getByRole('option')).toHaveCount(1);
  expect(asked).toEqual(['Nosturi']);
  await page.route(SEARCH, (route) => route.fulfill({ status: 503, json: { code: 'not_configured' } }));
  await company.fill('Kattomiehet');
  await expect(page.getByText(fi.details.companies.none)).toHaveCount(1);
  await expect(page.getByRole('option')).toHaveCount(0);
  await expectAccessible(page);
  await steps.fillDetails({ ...DETAILS, company: 'Kattomiehet' });
  await steps.press('save');
  await steps.expectAt(2);
});

test('a birthday gets its dots while it is typed or pasted, and is corrected in its middle', async ({ page }) => {
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin('123456');
  await steps.begin();
  const birthday = page.getByLabel(fi.details.field.birthday);
  await birthday.pressSequentially('0503198');
  await expect(birthday).toHaveValue('05.03.198');
  await birthday.press('5');
  await birthday.press('Home');
  for (const key of ['ArrowRight', 'ArrowRight', 'ArrowRight', 'Delete', 'Delete']) await birthday.press(key);
  await expect(birthday).toHaveValue('05..1985');
  await birthday.pressSequentially('11');
  await expect(birthday).toHaveValue('05.11.1985');
  await birthday.press('End');
  for (let left = '05.11.1985'.length; left > 3; left--) await birthday.press('Backspace');
  await expect(birthday).toHaveValue('05.');
  await birthday.press('Backspace');
  await birthday.press('Backspace');
  await expect(birthday).toHaveValue('0');
  await birthday.press('ControlOrMeta+a');
  await page.evaluate(() => document.execCommand('insertText', false, '1985-03-05'));
  await expect(birthday).toHaveValue('5.3.1985');
  const phone = page.getByLabel(fi.details.field.phoneNumber, { exact: true });
  await phone.fill('040 123 4512');
  await phone.press('Tab');
  await expect(phone).toHaveValue('+358401234512');
  await expect(page.getByText(/^Tallennetaan muodossa \+358/)).toBeVisible();
});

test('who says that they are posted names a representative in Finland, where the form asks, and others see nothing of it', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('editor@example.com');
  const pages = [{ title: 'Sivu', minReadTime: 0, content: [{ kind: 'p', lines: ['Lue.'] }] }];
  const body = { meta: { name: 'Lähetetyt' }, inputSettings: { representativeType: 1 }, pages };
  const { meta } = await api.ask(inductionFormApi.create, { body: body as never }, { token });
  const { field, missing } = fi.details;
  const steps = new WorkerSteps(page, 'fi');
  await steps.enterPin(meta.pin);
  await steps.begin();
  await page.setViewportSize({ width: 320, height: 740 });
  const representative = page.getByLabel(field.representativeName, { exact: true });
  await expect(page.getByRole('checkbox', { name: field.posted })).toBeVisible();
  await expect(representative).toHaveCount(0);
  await page.getByRole('checkbox', { name: field.posted }).check();
  await steps.fillDetails(DETAILS);
  await steps.press('save');
  await expect(page.getByRole('link', { name: missing.representativeContact })).toBeVisible();
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  await steps.fillDetails({ representativeName: 'Mari Maasikas', representativeContact: 'mari@example.com' });
  await steps.press('save');
  await steps.expectAt(2);
  await page.goBack();
  await expect(representative).toHaveValue('Mari Maasikas');
});

test('an error that comes back while a worker types leaves the focus in the field; saving takes it to the errors', async ({
  page,
}) => {
  const steps = await begun(page);
  const summary = page.locator('section[aria-labelledby="error-summary-title"]');
  await steps.press('save');
  await expect(summary).toBeFocused();
  await steps.fillDetails(DETAILS);
  await expect(summary).toHaveCount(0);
  const email = page.locator('#email');
  await email.pressSequentially('matti@example.com');
  await expect(email).toHaveValue('matti@example.com');
  await email.fill('matti');
  await expect(summary).toBeVisible();
  await expect(email).toBeFocused();
  await steps.press('save');
  await expect(summary).toBeFocused();
});
