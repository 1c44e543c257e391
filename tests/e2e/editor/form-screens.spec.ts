import { AuthorSteps, EDITOR } from './author-steps.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, isExamined, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';

test.use({ viewport: { width: 1366, height: 768 }, hasTouch: false });

for (const language of LANGUAGES) {
  test(`the editor is accessible in all widths with a block chosen, and so are its menu of blocks and its preview (${language})`, async ({
    page,
    product,
  }) => {
    const texts = TEXTS[language];
    const id = await new StaffApi(product.url).formNamed('Kalasataman torni C');
    await rememberLogin(page, EDITOR, language);
    const author = new AuthorSteps(page, language);
    for (const width of [360, 1024, 1366]) {
      await page.setViewportSize({ width, height: 768 });
      await page.goto(`/admin/forms/${id}`);
      await author.blocks().first().click();
      if (width === 1024 || isExamined(language, width)) await expectAccessible(page);
      await expectNoSidewaysScroll(page);
    }
    await author.button(texts.editor.addBlock).click();
    await expectAccessible(page);
    await page.keyboard.press('Escape');
    await author.button(texts.editor.modePreview).click();
    await expect(author.button(texts.player.begin)).toBeVisible();
    await expectAccessible(page);
  });
}

test('a form is made from a ready one, duplicated, archived with a way back, and removed after a question', async ({
  page,
}) => {
  await rememberLogin(page, EDITOR);
  const author = new AuthorSteps(page);
  const { forms } = author.texts;
  await page.goto('/admin/forms');
  await author.button(forms.new).first().click();
  await author.field(forms.settings.name).fill('Valmiista tehty');
  await page.getByRole('radio', { name: forms.starts.visit.name }).check();
  await expectAccessible(page);
  await author.button(forms.create).click();
  await expect(author.blocks().first()).toBeVisible();
  await expect(author.field(author.editor.pageTitle).first()).toHaveValue('Vierailijana työmaalla');
  await page.goto('/admin/forms');
  const row = page.getByRole('row').filter({ hasText: 'Valmiista tehty' });
  const act = async (name: string) => {
    await row.getByRole('button', { name: forms.acts.replace('{{name}}', 'Valmiista tehty') }).click();
    await page.getByRole('menuitem', { name, exact: true }).click();
  };
  await act(forms.archive);
  await expect(row.getByText(forms.archived)).toBeVisible();
  await author.button(forms.undo).click();
  await expect(row.getByText(forms.archived)).toHaveCount(0);
  await act(forms.copy);
  await expect(author.field(forms.settings.name).first()).toHaveValue('Valmiista tehty (kopio)');
  await page.getByTitle(forms.title).click();
  await row.first().waitFor();
  const copied = page.getByRole('row').filter({ hasText: '(kopio)' });
  await copied.getByRole('button', { name: /toiminnot$/ }).click();
  await page.getByRole('menuitem', { name: forms.remove, exact: true }).click();
  await expectAccessible(page);
  await author.button(forms.removeConfirm).click();
  await expect(copied).toHaveCount(0);
});

test('whoever may only read forms finds them, prints them and is offered nothing else', async ({ page, product }) => {
  const id = await new StaffApi(product.url).formNamed('Kalasataman torni C');
  await rememberLogin(page, 'admin@example.com');
  const { forms } = TEXTS.fi;
  await page.goto('/admin/forms?q=kalasataman');
  const link = page.getByRole('link', { name: 'Kalasataman torni C', exact: true });
  await expect(link).toHaveAttribute('href', `/admin/forms/${id}/print`);
  await expect(page.getByRole('button', { name: forms.new })).toHaveCount(0);
  await page.goto(`/admin/forms/${id}`);
  await expect(page).toHaveURL(/\/print$/);
  await expect(page.getByRole('heading', { level: 1, name: 'Kalasataman torni C' })).toBeVisible();
});
