import { AuthorSteps, EDITOR } from './author-steps.ts';
import { expect, expectAccessible, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

const PAGES = 200;

/** Notes how many rows the list has after each change of the page. */
function noteRows(name: string): void {
  const counts: number[] = [];
  const list = () => document.querySelector(`[role="grid"][aria-label="${name}"]`);
  new MutationObserver(() => counts.push(list()?.querySelectorAll('[role="row"]').length ?? 0)).observe(document.body, {
    childList: true,
    subtree: true,
  });
  Object.assign(globalThis, { counts });
}

test('a page of 20 blocks that is chosen is drawn with what fills the screen first, and then whole', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn(EDITOR);
  const pages = [1, 2].map((place) => ({
    title: `Sivu ${place}`,
    minReadTime: 0,
    content: Array.from({ length: 20 }, (_, at) => ({ kind: 'h2', text: `Otsikko ${place} ${at}` })),
  }));
  const body = { meta: { name: 'Pitkät sivut' }, pages };
  const { _id: id } = await api.ask(inductionFormApi.create, { body }, { token });
  await rememberLogin(page, EDITOR);
  const { editor } = new AuthorSteps(page);
  await page.goto(`/admin/forms/${id}`);
  const blocks = page.getByRole('grid', { name: editor.blocks }).getByRole('row');
  await expect(blocks).toHaveCount(20);
  await page.evaluate(noteRows, editor.blocks);
  await page.getByRole('grid', { name: editor.formPages }).getByRole('row').nth(1).click();
  await expect(page.getByText('Otsikko 2 19', { exact: true })).toBeAttached();
  await expect(blocks).toHaveCount(20);
  expect(await page.evaluate(() => Math.min(...(Reflect.get(globalThis, 'counts') as number[])))).toBe(8);
});

test('in a form of 200 pages every page is reached by keys, by scrolling and by its check, though few rows are drawn at a time', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn(EDITOR);
  const pages = Array.from({ length: PAGES }, (_, place) => ({
    title: `Sivu ${place + 1}`,
    minReadTime: 0,
    content: [place === 149 ? { kind: 'h2', text: '' } : { kind: 'h2', text: `Otsikko ${place + 1}` }],
  }));
  const body = { meta: { name: 'Pitkä lomake' }, pages };
  const { _id: id } = await api.ask(inductionFormApi.create, { body }, { token });
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { editor } = author;
  await page.goto(`/admin/forms/${id}`);
  const list = page.getByRole('grid', { name: editor.formPages });
  const row = (number: number) => list.getByRole('row', { name: `${number + 2} Sivu ${number}`, exact: true });
  await row(1).click();
  expect(await list.getByRole('row').count()).toBeLessThan(60);
  await expectAccessible(page);
  await page.keyboard.press('End');
  await expect(row(PAGES)).toBeFocused();
  await expect(author.field(editor.pageTitle).first()).toHaveValue(`Sivu ${PAGES}`);
  await page.keyboard.press('Alt+ArrowUp');
  await expect(list.getByRole('row', { name: `${PAGES + 1} Sivu ${PAGES}`, exact: true })).toBeFocused();
  await page.keyboard.press('Control+z');
  await page.getByRole('button', { name: /^Tarkista lomake/ }).click();
  await page
    .getByRole('button', { name: new RegExp(editor.check.emptyBlock) })
    .first()
    .click();
  await expect(author.field(editor.pageTitle).first()).toHaveValue('Sivu 150');
  await expect(row(150)).toBeInViewport();
  await expect(row(150)).toHaveAttribute('aria-selected', 'true');
  await page.mouse.move(100, 400);
  await page.mouse.wheel(0, -20_000);
  await expect(row(2)).toBeInViewport();
});
