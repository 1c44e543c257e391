import { expect, test } from '../../steps/product-test.ts';
import { rememberLogin } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';

const { fi } = TEXTS;

test('what is refused of one’s own details is not told as saved, though something was saved before', async ({
  page,
}) => {
  await rememberLogin(page, 'viewer@example.com');
  await page.goto('/admin/my-user');
  const save = page.getByRole('button', { name: fi.users.save });
  const saved = page.getByText(fi.users.saved, { exact: true });
  await page.getByLabel(fi.myUser.language, { exact: true }).selectOption('fi');
  await save.click();
  await expect(saved).toBeVisible();
  await page.getByLabel(fi.users.email, { exact: true }).fill('manager@example.com');
  await save.click();
  await expect(page.getByText(fi.errors.emailAlreadyTaken)).toBeVisible();
  await expect(saved).toHaveCount(0);
});
