import { readFile } from 'node:fs/promises';
import { AuthorSteps, EDITOR } from './author-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { permitFormApi } from '../../../shared/permit-forms/permit-form-api.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

const EDITOR_NAME = 'Eeva Laatija';
const PERSON = { kind: 'person', title: 'Kaivaja', personRole: 'Worker', mandatory: true, selectedPersons: [] };
const PAGES = [
  { title: 'Kaivanto', minReadTime: 30, content: [{ kind: 'p', lines: ['Selvitä kaapelit.'] }] },
  { title: 'Henkilöt', minReadTime: 0, content: [PERSON] },
];

/** A permit form of this name, and a way to read it as it is saved. */
async function permitForm(url: string, name: string) {
  const api = new StaffApi(url);
  const { token } = await api.logIn(EDITOR);
  const form = { name, description: 'Kaivuu kadulla', pages: PAGES };
  const { _id: id } = await api.ask(permitFormApi.create, { body: form }, { token });
  return { id, saved: () => api.ask(permitFormApi.get, { params: { id } }, { token }) };
}

for (const language of LANGUAGES) {
  test(`the list, the editor in all widths, the versions and the print are accessible (${language})`, async ({
    page,
    product,
  }) => {
    const { forms, editor, permitForms } = TEXTS[language];
    const { id } = await permitForm(product.url, `Kaivulupa ${language}`);
    await rememberLogin(page, EDITOR, language);
    const author = new AuthorSteps(page, language);
    const look = async () => {
      await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    };
    await page.goto('/admin/permit-forms');
    const link = page.getByRole('link', { name: `Kaivulupa ${language}`, exact: true });
    await expect(link).toBeVisible();
    await look();
    await link.click();
    for (const width of [360, 900, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      await author.blocks().first().click();
      await expectNoSidewaysScroll(page);
      if (width === 900 || isExamined(language, width)) await expectAccessible(page);
    }
    await page.getByRole('button', { name: permitForms.settings }).click();
    await look();
    await page.getByRole('row', { name: '2 Kaivanto' }).click();
    await expect(author.settings().getByLabel(editor.pageTitle)).toBeVisible();
    await expect(page.getByText(editor.readTimeSeconds)).toHaveCount(0);
    await author.button(editor.formActs).click();
    await page.getByRole('menuitem', { name: forms.versions.title }).click();
    await page.getByRole('dialog').getByRole('button').filter({ hasText: EDITOR_NAME }).click();
    await expect(page.getByRole('dialog')).toContainText(editor.difference.none);
    await look();
    await page.goto(`/admin/permit-forms/${id}/print?version=1`);
    await expect(page.getByRole('heading', { level: 2, name: '2. Kaivanto' })).toBeVisible();
    await look();
  });
}

test('an older version of a permit form is compared, read and brought back as one step', async ({ page, product }) => {
  const { id, saved } = await permitForm(product.url, 'Versioitu lupa');
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor, texts } = author;
  await page.goto(`/admin/permit-forms/${id}`);
  await author.field(editor.pageTitle).first().fill('Monttu');
  await author.field(texts.forms.settings.name).first().fill('Monttulupa');
  await author.publish();
  await author.button(editor.formActs).click();
  await page.getByRole('menuitem', { name: texts.forms.versions.title }).click();
  const dialog = page.getByRole('dialog', { name: texts.forms.versions.title });
  const first = dialog.getByRole('button', { name: /Versio 1/ });
  await expect(first).toContainText(EDITOR_NAME);
  await expect(first).toContainText('0 lupaa');
  await first.click();
  await expect(dialog).toContainText('Monttulupa');
  await expect(dialog).toContainText('Versioitu lupa');
  const opened = page.context().waitForEvent('page');
  await dialog.getByRole('link', { name: texts.forms.versions.read }).click();
  const sheet = await opened;
  await expect(sheet.getByRole('heading', { level: 1, name: 'Versioitu lupa' })).toBeVisible();
  await sheet.close();
  await dialog.getByRole('button', { name: texts.forms.versions.restore }).click();
  await expect(author.field(editor.pageTitle).first()).toHaveValue('Kaivanto');
  await page.keyboard.press('Control+z');
  await expect(author.field(editor.pageTitle).first()).toHaveValue('Monttu');
  await page.keyboard.press('Control+Shift+z');
  await author.publish();
  expect(await saved()).toMatchObject({ name: 'Versioitu lupa', pages: [{ title: 'Kaivanto' }, {}] });
});

test('a permit form goes out as JSON and comes into another, told in numbers before anything changes', async ({
  page,
  product,
}) => {
  const { id } = await permitForm(product.url, 'Viety lupa');
  const other = await permitForm(product.url, 'Tuotu lupa');
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  await page.goto(`/admin/permit-forms/${id}`);
  await author.field(editor.pageTitle).first().fill('Viety sivu');
  const download = page.waitForEvent('download');
  await author.button(editor.formActs).click();
  await page.getByRole('menuitem', { name: editor.export }).click();
  const file = await download;
  expect(file.suggestedFilename()).toMatch(/^Viety.lupa.*\.json$/i);
  const exported = JSON.parse(await readFile(await file.path(), 'utf8'));
  expect(exported).toMatchObject({
    name: 'Viety lupa',
    description: 'Kaivuu kadulla',
    pages: [{ title: 'Viety sivu' }, {}],
  });
  expect(exported.version).toBeUndefined();
  await author.publish();
  await page.goto(`/admin/permit-forms/${other.id}`);
  await author.button(editor.formActs).click();
  await page.getByRole('menuitem', { name: editor.import.title }).click();
  const input = page.getByLabel(editor.import.choose, { exact: true });
  const give = (text: string) =>
    input.setInputFiles({ name: 'lupa.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await give('{"pages": 7}');
  await expect(page.getByText(editor.import.failed)).toBeVisible();
  await give(JSON.stringify({ ...exported, description: 'Toisesta', pages: [{ ...PAGES[0], title: 'Uusi' }] }));
  await expect(page.getByRole('dialog').getByText('1 osa', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await author.button(editor.import.replace).click();
  await author.publish();
  expect(await other.saved()).toMatchObject({
    name: 'Tuotu lupa',
    description: 'Toisesta',
    pages: [{ title: 'Uusi', minReadTime: 0 }],
  });
  expect((await other.saved()).pages).toHaveLength(1);
});
