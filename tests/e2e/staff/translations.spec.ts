import { createHash } from 'node:crypto';
import { page as formPage, paragraph } from '../../../infra/demo/form-builders.ts';
import { expectAccessible, expect, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { translationApi } from '../../../shared/translations/translation-api.ts';

const key = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 16);
const { fi } = TEXTS;
const words = fi.translations;

test('an author translates a form half by hand and half by a file, and nothing typed is lost', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('editor@example.com');
  const pages = [formPage('Turvallisuus', [paragraph('Käytä kypärää.', 'Älä kulje taakan alla.')])];
  const body = { meta: { name: `Torni ${Date.now()}` }, languages: ['fi', 'et'] as const, pages };
  const { _id: id } = await api.ask(inductionFormApi.create, { body }, { token });
  await rememberLogin(page, 'editor@example.com');
  await page.goto(`/admin/forms/${id}/translations?language=et`);

  await expect(page.getByText('0 / 4 käännetty')).toBeVisible();
  await expectAccessible(page);
  const fields = page.getByRole('textbox', { name: 'Käännös: Eesti' });
  await fields.nth(1).fill('Ohutus');
  await page.getByLabel(words.onlyMissing).check();
  await expect(fields).toHaveCount(3);

  await page.getByLabel(words.import).setInputFiles({
    name: 'eesti.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      `Avain;Käännös\r\n${key('Käytä kypärää.')};Kanna kiivrit.\r\n${key('Toinen teksti')};Muu tekst\r\n`,
    ),
  });
  await expect(page.getByText(words.read_one.replace('{{count}}', '1'))).toBeVisible();
  await expect(page.getByText(words.fault.unknownText.replace('{{line}}', '3'))).toBeVisible();
  await expect(page.getByText('2 / 4 käännetty')).toBeVisible();

  // Somebody else saves another text meanwhile.
  const texts = { [key('Älä kulje taakan alla.')]: 'Ära kõnni koorma all.' };
  const params = { id, language: 'et' };
  await api.ask(translationApi.save, { params, body: { version: 1, revision: 0, texts } }, { token });
  await page.getByRole('button', { name: fi.unsaved.save }).click();
  await expect(page.getByText(words.merged)).toBeVisible();
  await expect(page.getByText('3 / 4 käännetty')).toBeVisible();
  await page.getByRole('button', { name: fi.unsaved.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  expect((await api.ask(translationApi.get, { params }, { token })).texts).toEqual({
    ...texts,
    [key('Turvallisuus')]: 'Ohutus',
    [key('Käytä kypärää.')]: 'Kanna kiivrit.',
  });

  // A new version of the form, published while somebody translates, loses nothing either.
  await page.getByLabel(words.onlyMissing).uncheck();
  await fields.first().fill('Torn');
  const form = await api.ask(inductionFormApi.get, { params: { id } }, { token });
  const next = [formPage('Turvallisuus', [paragraph('Käytä aina kypärää.', 'Älä kulje taakan alla.')])];
  await api.ask(inductionFormApi.update, { params: { id }, body: { ...form, pages: next } }, { token });
  await page.getByRole('button', { name: fi.unsaved.save }).click();
  await expect(page.getByText('Käytä aina kypärää.')).toBeVisible();
  await expect(page.getByText(words.oldText.replace('{{text}}', 'Kanna kiivrit.'))).toBeVisible();
  await page.getByRole('button', { name: fi.unsaved.save }).click();
  await expect(page.getByText(words.saved)).toBeVisible();
  expect(Object.values((await api.ask(translationApi.get, { params }, { token })).texts)).toContain('Torn');

  await fields.first().fill('Torn C');
  await page.getByLabel(words.language).selectOption('sv');
  await expect(page.getByRole('dialog', { name: fi.unsaved.leaveTitle })).toBeVisible();
  await page.getByRole('button', { name: fi.unsaved.stay }).click();
  await expect(fields.first()).toHaveValue('Torn C');
  await page.getByRole('link', { name: fi.forms.backToForm }).click();
  await expect(page.getByRole('dialog', { name: fi.unsaved.leaveTitle })).toBeVisible();
});

test('all texts of a language go out as a file that comes in again', async ({ page, product }) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('editor@example.com');
  const pages = [formPage('Nosto', [paragraph('=2+2 on neljä; "ehkä"')])];
  const body = { meta: { name: `Nosturi ${Date.now()}` }, languages: ['fi', 'sv'] as const, pages };
  const { _id: id } = await api.ask(inductionFormApi.create, { body }, { token });
  await rememberLogin(page, 'editor@example.com');
  await page.goto(`/admin/forms/${id}/translations?language=sv`);
  await page.getByRole('textbox', { name: 'Käännös: Svenska' }).last().fill('=2+2 är fyra; "kanske"');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: words.export }).click(),
  ]);
  await page.getByRole('textbox', { name: 'Käännös: Svenska' }).last().fill('');
  await page.getByLabel(words.import).setInputFiles(await download.path());
  await expect(page.getByRole('textbox', { name: 'Käännös: Svenska' }).last()).toHaveValue('=2+2 är fyra; "kanske"');
});
