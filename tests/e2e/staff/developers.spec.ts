import { expectAccessible, expect, test } from '../steps/product-test.ts';
import { TEXTS } from '../steps/texts.ts';

const { developers } = TEXTS.fi;

test('a developer reads what a call takes and answers', async ({ page }) => {
  await page.goto('/developers');
  await expect(page.getByRole('heading', { name: developers.title })).toBeVisible();
  const call = page.getByText('/webhooks/{id}/test');
  await call.click();
  await expect(page.getByRole('region', { name: 'Answer 200' })).toContainText('"tries"');
  await expectAccessible(page);
});
