import { expectAccessible, expect, test } from '../steps/product-test.ts';
import { logIn } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { webhooks } = TEXTS.fi;

test('an admin makes a webhook, sees its secret once, tries it and removes it', async ({ page }) => {
  await logIn(page, 'admin@example.com');
  await page.goto('/admin/my-company');
  await page.getByRole('link', { name: webhooks.title }).click();
  await page.getByRole('button', { name: webhooks.new }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: webhooks.make }).click();
  await expect(dialog.getByLabel(webhooks.name)).toBeFocused();
  await dialog.getByLabel(webhooks.name).fill('Portin ohjelma');
  await dialog.getByLabel(webhooks.url).fill('http://portti.example.com/');
  await expect(dialog.getByRole('checkbox', { name: webhooks.kind.presence_in })).not.toBeChecked();
  await dialog.getByRole('button', { name: webhooks.make }).click();
  await expect(dialog.getByText(webhooks.urlFault.not_https)).toBeVisible();
  await expect(dialog.getByLabel(webhooks.url)).toBeFocused();
  await expectAccessible(page, 'dialog');
  await dialog.getByLabel(webhooks.url).fill('https://portti.invalid/');
  await dialog.getByRole('button', { name: webhooks.make }).click();
  await expect(dialog.getByText(/^whsec_/)).toBeVisible();
  await expectAccessible(page, 'dialog');
  await dialog.getByRole('button', { name: webhooks.ready.done }).click();
  const listed = page.getByRole('listitem').filter({ hasText: 'Portin ohjelma' });
  await listed.getByRole('button', { name: new RegExp(`^${webhooks.test}`) }).click();
  await expect(listed.getByText(webhooks.tested)).toBeVisible();
  await expect(listed.getByText(new RegExp(`^${webhooks.kind.test}, `))).toBeVisible();
  await expectAccessible(page);
  await listed.getByRole('button', { name: webhooks.acts.replace('{{name}}', 'Portin ohjelma') }).click();
  await page.getByRole('menuitem', { name: webhooks.remove, exact: true }).click();
  await dialog.getByRole('button', { name: webhooks.remove, exact: true }).click();
  await expect(page.getByText('https://portti.invalid/')).toHaveCount(0);
});
