import { AuthorSteps, EDITOR, savedForm } from './author-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { WorkerSteps } from '../steps/worker-steps.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

test('a draft opens in another browser, and the PIN opens the published form until the draft is published', async ({
  page,
  product,
  browser,
}) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor, texts } = author;
  const name = 'Kahdella koneella';
  const id = await author.newForm(name);
  await author.addPage('confirm');
  await author.field(editor.pageTitle).first().fill('Julkaistu sivu');
  await author.publish();
  await author.field(editor.pageTitle).first().fill('Luonnoksen sivu');
  await author.saveDraft();
  await expectAccessible(page);
  const { meta } = await savedForm(product.url, id);

  await page.goto(`/admin/forms?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText(texts.forms.unpublished);
  const phone = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } });
  const worker = new WorkerSteps(await phone.newPage(), 'fi');
  await worker.enterPin(meta.pin);
  await worker.begin();
  await worker.fillDetails({ firstName: 'Aino', lastName: 'Aikainen', company: 'Valo Oy', phoneNumber: '0401234597' });
  await worker.press('save');
  await expect(worker.page.getByRole('heading', { name: 'Julkaistu sivu' })).toBeVisible();

  const desk = await browser.newContext({ baseURL: product.url, viewport: { width: 1366, height: 768 } });
  const other = new AuthorSteps(await desk.newPage());
  await rememberLogin(other.page, EDITOR);
  await other.page.goto(`/admin/forms/${id}`);
  await expect(other.field(editor.pageTitle).first()).toHaveValue('Luonnoksen sivu');
  await expect(other.page.getByText(editor.unpublished.title, { exact: true }).first()).toBeVisible();
  await other.publish();
  await expect(other.button(editor.unpublished.discard)).toHaveCount(0);
  const late = new WorkerSteps(await (await browser.newContext({ baseURL: product.url })).newPage(), 'fi');
  await late.enterPin(meta.pin);
  await late.begin();
  await late.fillDetails({ firstName: 'Maija', lastName: 'Myöhäinen', company: 'Valo Oy', phoneNumber: '0401234596' });
  await late.press('save');
  await expect(late.page.getByRole('heading', { name: 'Luonnoksen sivu' })).toBeVisible();
});

test('open checks are asked about when the form is published, not when its draft is saved', async ({
  page,
  product,
}) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  const id = await author.newForm('Avoimia tarkistuksia');
  await author.addPage('empty');
  await author.saveDraft();
  await author.button(editor.modePreview).click();
  await author.button(editor.publish).click();
  const dialog = page.getByRole('dialog', { name: editor.publishing.title });
  await expect(dialog).toContainText(editor.check.noPageTitle);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: editor.publishing.back }).click();
  expect((await savedForm(product.url, id)).pages).toHaveLength(0);
  await author.button(editor.publish).click();
  await dialog.getByRole('button', { name: new RegExp(editor.check.noPageTitle) }).click();
  await author.field(editor.pageTitle).first().fill('Otsikko');
  await author.publish();
  expect((await savedForm(product.url, id)).pages).toMatchObject([{ title: 'Otsikko' }]);
});

test('two authors of one draft lose nothing: the second save shows both', async ({ page, product }) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  const id = await author.newForm('Kahden laatijan');
  await author.addPage('confirm');
  await author.saveDraft();
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('root@example.com');
  const draft = await api.ask(inductionFormApi.get, { params: { id }, query: { draft: 'true' } }, { token });
  const pages = draft.pages.map((each: object) => ({ ...each, title: 'Toisen luonnos' }));
  await api.ask(inductionFormApi.update, { params: { id }, body: { ...draft, pages, draft: true } }, { token });
  await author.field(editor.pageTitle).first().fill('Oma luonnos');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: editor.conflict.title });
  await expect(dialog).toContainText('Toisen luonnos');
  await dialog.getByRole('button', { name: /Säilytä molemmat/ }).click();
  await author.saveDraft();
  const kept = await api.ask(inductionFormApi.get, { params: { id }, query: { draft: 'true' } }, { token });
  expect(kept.pages.map(({ title }: { title: string }) => title)).toEqual(['Toisen luonnos', 'Oma luonnos (oma)']);
});

test('a draft that somebody published past is told to be outdated, and a discarded one comes back by undoing', async ({
  page,
  product,
}) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  const id = await author.newForm('Ohi julkaistu');
  await author.addPage('confirm');
  await author.saveDraft();
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('root@example.com');
  const form = await api.ask(inductionFormApi.get, { params: { id } }, { token });
  const body = { ...form, project: { ...form.project, title: ['Uusi työmaa'] } };
  await api.ask(inductionFormApi.update, { params: { id }, body }, { token });
  await page.reload();
  await expect(page.getByText(editor.unpublished.outdated)).toBeVisible();
  await author.button(editor.publish).click();
  const dialog = page.getByRole('dialog', { name: editor.publishing.title });
  await expect(dialog).toContainText(editor.publishing.outdated);
  await expectAccessible(page);
  await dialog.getByRole('button', { name: editor.publishing.back }).click();
  await author.button(editor.unpublished.discard).click();
  await page.getByRole('dialog').getByRole('button', { name: editor.unpublished.discard }).click();
  await expect(author.state('clean')).toBeVisible();
  await expect(page.getByText(editor.unpublished.outdated)).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(author.field(editor.pageTitle).first()).toHaveValue(editor.template.confirm);
  await author.saveDraft();
  expect((await savedForm(product.url, id)).project.title).toEqual(['Uusi työmaa']);
});
