import { rescuePlan } from '../../../infra/demo/permits/rescue-plan.ts';
import { AuthorSteps, complaints, EDITOR, INSERTED, kindsOf, logInByKeys, savedForm } from './author-steps.ts';
import { expect, test } from '../steps/product-test.ts';
import { rememberLogin } from '../steps/staff-steps.ts';
import { cardPhoto, WorkerSteps } from '../steps/worker-steps.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

test('a form with every kind of block is built with the mouse, saved, and taken; a worker in the middle keeps theirs when it changes', async ({
  page,
  product,
  browser,
}) => {
  await rememberLogin(page, EDITOR);
  const heard = complaints(page);
  const author = new AuthorSteps(page);
  const { editor } = author;
  const id = await author.newForm('Hiirellä tehty');
  await author.addPage('empty');
  await author.field(editor.pageTitle).first().fill('Tervetuloa hiirellä');
  await page.getByRole('grid', { name: editor.blocks }).getByRole('row').first().dblclick();
  await author.write('Ensimmäinen kappale');
  for (const kind of ['h1', 'h2', 'h3', 'h4', 'alert', 'address', 'ol', 'ul'] as const) {
    await author.insert(kind);
    await author.write(`Teksti ${kind}`);
  }
  await author.insert('img');
  await author.field(editor.file.chooseImage).setInputFiles(await cardPhoto(page, 'KARTTA'));
  await expect(author.settings().getByText(editor.file.replace)).toBeVisible();
  await author.field(editor.field.alt).fill('Työmaan kartta');
  await author.insert('doc');
  await author
    .field(editor.file.chooseDocument)
    .setInputFiles({ name: 'Pelastussuunnitelma.pdf', mimeType: 'application/pdf', buffer: Buffer.from(rescuePlan()) });
  await expect(author.field(editor.field.documentTitle)).toHaveValue('Pelastussuunnitelma');
  await author.insert('link');
  await author.field(editor.field.linkText).fill('Työturvallisuuskeskus');
  await author.field(editor.field.url).fill('https://www.ttk.fi/');
  await author.insert('dl');
  await author.field(editor.field.term).fill('Hätänumero');
  await author.field(editor.field.description).fill('112');
  await author.addPage('confirm');
  await author.addPage('exam');
  await author.insert('examQuestion');
  await author.field(editor.field.question).fill('Missä käytät kypärää?');
  await author.field(editor.field.option).nth(0).fill('Koko työmaalla');
  await author.field(editor.field.correct).nth(0).check();
  await author.field(editor.field.option).nth(1).fill('Vain sisällä');
  await author.insert('checkboxQuestion');
  await author.field(editor.field.question).fill('Mitä töitä teet?');
  await author.addPage('cards');
  await author.insert('person');
  await author.field(editor.field.personTitle).fill('Tulityön tekijä');
  await author.addPage('signature');
  await author.publish();
  const saved = await savedForm(product.url, id);
  expect(new Set(kindsOf(saved))).toEqual(
    new Set(['question', ...INSERTED.filter((kind) => !kind.endsWith('Question'))]),
  );
  expect(saved.pages.map((each: { title: string }) => each.title)[0]).toBe('Tervetuloa hiirellä');

  const phone = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } });
  const worker = new WorkerSteps(await phone.newPage(), 'fi');
  await worker.enterPin(saved.meta.pin);
  await worker.begin();
  await worker.fillDetails({ firstName: 'Kesken', lastName: 'Jäänyt', company: 'Valo Oy', phoneNumber: '0401234599' });
  await worker.press('save');
  await worker.expectAt(2);
  await expect(worker.page.getByText('Ensimmäinen kappale')).toBeVisible();
  await expect(worker.page.getByRole('img', { name: 'Työmaan kartta' })).toBeVisible();
  await expect(worker.page.getByRole('link', { name: /Pelastussuunnitelma/ })).toBeVisible();

  await page.getByRole('row', { name: '3 Tervetuloa hiirellä' }).click();
  await author.blocks().first().click();
  await author.settings().getByLabel(editor.field.lines).fill('Muutettu kappale');
  await author.publish();
  await worker.page.reload();
  await expect(worker.page.getByText('Ensimmäinen kappale')).toBeVisible();
  const other = new WorkerSteps(await (await browser.newContext({ baseURL: product.url })).newPage(), 'fi');
  await other.enterPin(saved.meta.pin);
  await other.begin();
  await other.fillDetails({ firstName: 'Uusi', lastName: 'Tulija', company: 'Valo Oy', phoneNumber: '0401234598' });
  await other.press('save');
  await expect(other.page.getByText('Muutettu kappale')).toBeVisible();
  expect(heard).toEqual([]);
});

test('the same is built by keyboard alone: pages, every kind of block, moves, undo and saving', async ({
  page,
  product,
}) => {
  const heard = complaints(page);
  await logInByKeys(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  const { keyboard } = page;
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.getByRole('link', { name: author.texts.nav.forms, exact: true }).focus();
  await keyboard.press('Enter');
  await author.button(author.texts.forms.new).first().focus();
  await keyboard.press('Enter');
  await author.field(author.texts.forms.settings.name).focus();
  await keyboard.type('Näppäimillä tehty');
  await keyboard.press('Enter');
  await expect(page).toHaveURL(/\/admin\/forms\/[\w-]{22}$/);
  const id = page.url().split('/').at(-1) ?? '';
  await author.button(editor.addPage).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('menuitem').first()).toBeFocused();
  await keyboard.press('Enter');
  await author.blocks().first().focus();
  await keyboard.press('Enter');
  await author.write('Kappale');
  await expect(author.blocks().first()).toBeFocused();
  for (const kind of INSERTED.filter((each) => each !== 'p')) {
    await keyboard.press('Control+Enter');
    await expect(page.getByRole('dialog').getByRole('searchbox')).toBeFocused();
    await keyboard.type(editor.kind[kind]);
    await keyboard.press('Enter');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await keyboard.type(`Teksti ${kind}`);
    await keyboard.press('Escape');
    await author.blocks().last().focus();
  }
  await expect(author.blocks()).toHaveCount(INSERTED.length);
  await author.blocks().nth(1).focus();
  await keyboard.press('Alt+ArrowUp');
  expect((await author.names()).slice(0, 2)).toEqual([`${editor.kind.h1}: Teksti h1`, `${editor.kind.p}: Kappale`]);
  await expect(author.blocks().first()).toBeFocused();
  await keyboard.press('Control+z');
  expect((await author.names())[0]).toBe(`${editor.kind.p}: Kappale`);
  await keyboard.press('Control+Shift+z');
  expect((await author.names())[0]).toBe(`${editor.kind.h1}: Teksti h1`);
  await author.blocks().first().focus();
  await keyboard.press('Control+d');
  await expect(author.blocks()).toHaveCount(INSERTED.length + 1);
  await keyboard.press('Delete');
  await expect(author.blocks()).toHaveCount(INSERTED.length);

  await author.blocks().first().focus();
  await keyboard.press('Tab');
  await keyboard.press('Enter');
  const between = page.locator(':focus');
  await expect(between).toHaveAttribute('aria-label', /väliin$/);
  const first = (await between.getAttribute('aria-label')) ?? '';
  await keyboard.press('ArrowDown');
  await expect(between).not.toHaveAttribute('aria-label', first);
  await keyboard.press('Enter');
  await expect.poll(async () => (await author.names())[1]).toBe(`${editor.kind.h1}: Teksti h1`);
  await keyboard.press('Control+Enter');
  await keyboard.type(editor.kind.p);
  await keyboard.press('Enter');
  await keyboard.press('/');
  await expect(page.getByRole('dialog', { name: editor.insertTitle })).toBeVisible();
  await keyboard.type(editor.kind.alert);
  await keyboard.press('Enter');
  await author.write('Kypärä aina');
  await keyboard.press('?');
  await expect(page.getByRole('dialog', { name: editor.keysTitle })).toBeVisible();
  await keyboard.press('Escape');
  // An exam without a right answer keeps the form from being published, and the question leads to where it is put right.
  await author.button(editor.publish).focus();
  await keyboard.press('Enter');
  await expect(page.getByRole('dialog', { name: editor.publishing.title })).toBeVisible();
  await page.getByRole('dialog').getByRole('button', { name: editor.check.noRightOption }).focus();
  await keyboard.press('Enter');
  await expect(author.field(editor.field.correct).first()).toBeFocused();
  await keyboard.press('Space');
  await author.publish();
  const saved = await savedForm(product.url, id);
  expect(new Set(kindsOf(saved))).toEqual(
    new Set(['question', ...INSERTED.filter((kind) => !kind.endsWith('Question'))]),
  );
  expect(heard).toEqual([]);
});
