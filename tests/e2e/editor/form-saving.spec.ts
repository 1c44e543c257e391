import { readFile } from 'node:fs/promises';
import { AuthorSteps, EDITOR, savedForm } from './author-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { PASSWORD, rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

test('what is not saved survives a crash of the tab, and a form that was saved elsewhere meanwhile loses nothing', async ({
  page,
  product,
}) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  const id = await author.newForm('Kahden tekemä');
  await author.addPage('confirm');
  await author.publish();
  await author.field(editor.pageTitle).first().fill('Oma otsikko');
  await expect(author.state('dirty')).toBeVisible();
  // The draft is on its way a second after the last key; nothing on the page tells when it has arrived.
  const draftOf = () =>
    page.evaluate(
      () =>
        new Promise<string>((resolve) => {
          const open = indexedDB.open('form-drafts');
          open.addEventListener('success', () => {
            const all = open.result.transaction('drafts').objectStore('drafts').getAll();
            all.addEventListener('success', () => {
              open.result.close();
              resolve(JSON.stringify(all.result));
            });
          });
        }),
    );
  await expect.poll(draftOf).toContain('Oma otsikko');
  page.on('dialog', (dialog) => void dialog.accept());
  await page.goto('about:blank');

  const api = new StaffApi(product.url);
  const { token } = await api.logIn('root@example.com');
  const theirs = await api.ask(inductionFormApi.get, { params: { id } }, { token });
  const pages = theirs.pages.map((each) => ({ ...each, title: 'Toisen otsikko' }));
  await api.ask(inductionFormApi.update, { params: { id }, body: { ...theirs, pages } }, { token });

  await page.goto(`/admin/forms/${id}`);
  await expect(author.button(editor.draft.restore)).toBeVisible();
  await expectAccessible(page);
  await author.button(editor.draft.restore).click();
  await expect(author.field(editor.pageTitle).first()).toHaveValue('Oma otsikko');
  await page.keyboard.press('Control+s');
  const dialog = page.getByRole('dialog', { name: editor.conflict.title });
  await expect(dialog).toContainText('Oma otsikko');
  await expect(dialog).toContainText('Toisen otsikko');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: /Säilytä molemmat/ }).click();
  await author.publish();
  const saved = await savedForm(product.url, id);
  expect(saved.pages.map((each) => each.title)).toEqual(['Toisen otsikko', 'Oma otsikko (oma)']);
});

test('the word of an ended login goes when the author has logged in again', async ({ page }) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor, login, sessionExpired } = author.texts;
  await author.newForm('Kesken istunnon');
  await author.addPage('confirm');
  await page.route('**/api/induction-forms/*', (route) =>
    route.request().method() === 'PUT'
      ? route.fulfill({ status: 401, json: { code: 'unauthorized' } })
      : route.fallback(),
  );
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: editor.notSaved });
  await page.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await expect(notice).toHaveCount(1);
  await page.unroute('**/api/induction-forms/*');
  await page.getByRole('button', { name: sessionExpired.submit }).click();
  await expect(notice).toHaveCount(0);
  await expect(author.state('dirty')).toBeVisible();
});

test('the checks lead to what is wrong, and a refused save to the place that the server names', async ({ page }) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  await author.newForm('Tarkistettava');
  await author.addPage('exam');
  await page.getByRole('button', { name: /^Tarkista lomake/ }).click();
  await page
    .getByRole('button', { name: new RegExp(editor.check.emptyOption) })
    .first()
    .click();
  await expect(author.field(editor.field.option).first()).toBeFocused();
  await author.insert('link');
  await author.field(editor.field.url).fill('javascript:alert(1)');
  await author.button(editor.modePreview).click();
  await expect(author.blocks()).toHaveCount(0);
  await page.keyboard.press('Control+s');
  const notice = page.getByRole('alert').filter({ hasText: editor.notSaved });
  await expect(notice).toBeVisible();
  await author.blocks().first().click();
  await notice.getByRole('button').click();
  await expect(author.field(editor.field.url)).toBeFocused();
});

test('an older version is read, compared and brought back as one step, and a form goes out and comes in as JSON', async ({
  page,
  product,
}) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor, texts } = author;
  const id = await author.newForm('Versioitu');
  await author.addPage('confirm');
  await author.publish();
  await author.field(editor.pageTitle).first().fill('Toinen otsikko');
  await author.publish();
  await author.button(editor.formActs).click();
  await page.getByRole('menuitem', { name: texts.forms.versions.title }).click();
  const dialog = page.getByRole('dialog', { name: texts.forms.versions.title });
  await dialog.getByRole('button', { name: /Versio 2/ }).click();
  await expect(dialog).toContainText('Toinen otsikko');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: texts.forms.versions.restore }).click();
  await expect(author.field(editor.pageTitle).first()).toHaveValue(editor.template.confirm);
  await page.keyboard.press('Control+z');
  await expect(author.field(editor.pageTitle).first()).toHaveValue('Toinen otsikko');

  const download = page.waitForEvent('download');
  await author.button(editor.formActs).click();
  await page.getByRole('menuitem', { name: editor.export }).click();
  const exported = await readFile(await (await download).path(), 'utf8');
  expect(JSON.parse(exported).pages[0].title).toBe('Toinen otsikko');
  await author.button(editor.formActs).click();
  await page.getByRole('menuitem', { name: editor.import.title }).click();
  await page
    .getByLabel(editor.import.choose, { exact: true })
    .setInputFiles({ name: 'lomake.json', mimeType: 'application/json', buffer: Buffer.from(exported) });
  await expect(page.getByText(editor.import.found)).toBeVisible();
  await expectAccessible(page);
  await author.button(editor.import.append).click();
  await author.publish();
  const saved = await savedForm(product.url, id);
  expect(saved.pages.map((each) => each.title)).toEqual(['Toinen otsikko', 'Toinen otsikko']);
});

test('blocks are dragged to another place and onto another page, and each drag is one step back', async ({ page }) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  await author.newForm('Vedettävä');
  await author.addPage('confirm');
  await author.addPage('signature');
  const pages = page.getByRole('grid', { name: editor.formPages }).getByRole('row');
  await pages.first().click();
  const [text, box] = [editor.kind.p, `${editor.kind.checkbox}: ${editor.template.confirmLabel}`];
  await expect.poll(() => author.names()).toEqual([text, box]);
  await author.drag(author.blocks().nth(1), author.blocks().first(), 'above');
  await expect.poll(() => author.names()).toEqual([box, text]);
  await author.drag(author.blocks().first(), pages.nth(1), 'middle');
  await expect.poll(async () => (await author.names()).at(-1)).toBe(box);
  await expect(pages.nth(1)).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Control+z');
  await page.keyboard.press('Control+z');
  await pages.first().click();
  await expect.poll(() => author.names()).toEqual([text, box]);
});
