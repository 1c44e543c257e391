import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { StaffApi } from '../steps/staff-steps.ts';
import { LANGUAGES, TEXTS } from '../steps/texts.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

test.use({ viewport: { width: 320, height: 640 } });

for (const language of LANGUAGES) {
  test(`a worker is asked for nothing by a form that has no pages yet (${language})`, async ({ page, product }) => {
    const { player } = TEXTS[language];
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('editor@example.com');
    const { meta } = await api.ask(inductionFormApi.create, { body: { meta: { name: 'Sivuton' } } }, { token });
    await page.goto(`/s/${meta.pin}?lang=${language}`);
    await expect(page.getByText(player.unwritten.title)).toBeVisible();
    await expect(page.getByRole('button', { name: player.begin })).toHaveCount(0);
    await expectAccessible(page);
    await expectNoSidewaysScroll(page);
  });
}
