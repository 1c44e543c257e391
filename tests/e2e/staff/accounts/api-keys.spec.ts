import { expectAccessible, expect, test } from '../../steps/product-test.ts';
import { logIn } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';

const { apiKeys, roles } = TEXTS.fi;

test('an admin makes a key for a program, sees it once, and shuts the program out', async ({
  page,
  request,
  product,
}) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admin/my-company');
  await page.getByRole('link', { name: apiKeys.title }).click();
  await page.getByRole('button', { name: apiKeys.new }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: apiKeys.make }).click();
  await expect(dialog.getByLabel(apiKeys.name)).toBeFocused();
  await expect(dialog.getByText(apiKeys.rolesMissing)).toBeVisible();
  await dialog.getByLabel(apiKeys.name).fill('Kulunvalvonta');
  await dialog.getByRole('checkbox', { name: roles.admin.name }).check();
  await dialog.getByLabel(apiKeys.expires).fill('31.12.2099');
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: apiKeys.make }).click();
  const key = await page
    .getByRole('dialog')
    .getByText(/^tyoavain_/)
    .innerText();
  await expectAccessible(page, 'dialog');
  await page.keyboard.press('Escape');
  await expect(page.getByText(TEXTS.fi.lists.secretOnce.title)).toBeVisible();
  await page.getByRole('button', { name: apiKeys.ready.done }).click();
  const listed = page.getByRole('row').filter({ hasText: 'Kulunvalvonta' });
  await expect(listed.getByText(apiKeys.unused)).toBeVisible();
  await expect(page.getByText(key)).toHaveCount(0);
  const call = () =>
    request
      .get(`${product.url}/api/companies`, { headers: { authorization: `Bearer ${key}` } })
      .then((got) => got.status());
  expect(await call()).toBe(200);
  await listed.getByRole('button', { name: apiKeys.revoke }).click();
  await page.getByRole('dialog').getByRole('button', { name: apiKeys.revoke }).click();
  await expect(listed).toHaveCount(0);
  expect(await call()).toBe(401);
});
