import { Keys } from '../steps/keys.ts';
import { PermitSite } from '../permits/permit-steps.ts';
import { expect, test } from '../steps/product-test.ts';
import { expectConfirmed, rememberLogin } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';

const { users, roles, permits } = TEXTS.fi;

test.use({ viewport: { width: 1366, height: 800 } });

test('a user is made, given a role and removed with the keyboard alone', async ({ page }) => {
  const keys = new Keys(page);
  const name = `Niilo Näppäin ${Date.now()}`;
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users');
  await keys.press(page.getByRole('link', { name: users.create }));
  await keys.type(page.getByLabel(users.name, { exact: true }), name);
  await keys.type(page.getByLabel(users.email, { exact: true }), `niilo.${Date.now()}@example.org`);
  await keys.press(page.getByRole('checkbox', { name: new RegExp(`^${roles.permitR.name}`) }), 'Space');
  await keys.press(page.getByRole('button', { name: users.createSubmit }));
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: new RegExp(`^${roles.permitR.name}`) })).toBeChecked();
  await keys.press(page.getByRole('button', { name: users.remove.submit }));
  await keys.press(page.getByRole('dialog').getByRole('button', { name: users.remove.submit }));
  await expect(page.getByRole('heading', { level: 1, name: users.title })).toBeVisible();
  await expect(page.getByRole('link', { name })).toHaveCount(0);
});

test('a permit is made, filled in, sent and signed with the keyboard alone', async ({ page, product }) => {
  const site = await PermitSite.make(product, 'näppäimistö');
  await site.inducted('Ville');
  const keys = new Keys(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });
  const dialog = page.getByRole('dialog');
  await rememberLogin(page, 'foreman@example.com');
  await page.goto(`/admin/projects/${site.project}/permits`);
  await keys.press(button(permits.list.new));
  await keys.press(button(new RegExp(site.permitFormName)));
  await keys.type(page.getByLabel(permits.facts.name), 'Näppäimillä tehty');
  await keys.press(button(permits.new.create));
  await expect(page).toHaveURL(/\/edit-permit\/[\w-]+\/0$/);
  const id = String(/edit-permit\/([\w-]+)/.exec(page.url())?.[1]);
  await keys.type(page.getByLabel(permits.facts.description), 'Huopakaton hitsaus');
  await keys.press(button(permits.pages.saveAndNext));
  await expect(page).toHaveURL(/\/1$/);
  await keys.press(page.getByRole('checkbox', { name: 'Suojapeitto' }), 'Space');
  await keys.press(button(permits.pages.saveAndNext));
  await expect(page).toHaveURL(/\/2$/);
  for (const [block, name, source] of [
    ['Tulityöntekijä', 'Ville Tekijä', undefined],
    ['Luvan myöntäjä', 'Matti Mestari', permits.people.users],
    ['Työn hyväksyjä', 'Venla Katselija', permits.people.users],
  ] as const) {
    await keys.press(button(new RegExp(`${permits.people.choose}\\s+${block}`)));
    if (source) await keys.press(dialog.getByRole('button', { name: source }));
    await keys.press(dialog.getByRole('checkbox', { name: new RegExp(name) }), 'Space');
    await keys.press(dialog.getByRole('button', { name: 'Valitse 1 henkilö' }));
    await expect(dialog).toHaveCount(0);
  }
  await keys.press(button(permits.pages.saveAndNext));
  // A ready draft has the act on this page as well, and takes it along to the next.
  await expect(page).toHaveURL(/\/3$/);
  await keys.press(button(permits.submit.act));
  await expect(page).toHaveURL(new RegExp(`/permit/${id}$`));
  await keys.press(button(permits.sign.act));
  await keys.press(dialog.getByRole('button', { name: permits.sign.act, exact: true }));
  await expectConfirmed(page, page.getByText('Odottaa: Työn tekijä, Ville Tekijä.'));
});
