import { expectAccessible, expect, expectNoSidewaysScroll, test } from '../steps/product-test.ts';
import { rememberLogin, StaffApi } from '../steps/staff-steps.ts';
import { TEXTS } from '../steps/texts.ts';
import { userApi } from '../../../shared/users/user-api.ts';

const { imports } = TEXTS.fi;
const file = (name: string, text: string) => ({ name, mimeType: 'text/csv', buffer: Buffer.from(text) });

test('a file that Excel saves in the letters of Windows is read, and what is no table says so', async ({ page }) => {
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users/import');
  const choose = (name: string, buffer: Buffer) =>
    page.locator('#import-file').setInputFiles({ name, mimeType: 'text/csv', buffer });
  await choose('käyttäjät.csv', Buffer.from('Nimi;Sähköposti\r\nÅke \x96 Öhman;ake@example.org\r\n', 'latin1'));
  await expect(page.getByRole('row').filter({ hasText: 'Åke – Öhman' })).toContainText(imports.ready);
  await choose('käyttäjät.xlsx', Buffer.from([0x50, 0x4b, 0x03, 0x04, 0x14, 0x00]));
  await expect(page.getByText(imports.notText)).toBeVisible();
  await choose('tyhjä.csv', Buffer.from('\r\n'));
  await expect(page.getByText(imports.blank)).toBeVisible();
});

test('a file of users is checked line by line, mended, and brought in once', async ({ page, product }) => {
  const marker = Date.now().toString(36);
  await rememberLogin(page, 'admin@example.com');
  await page.goto('/admin/users/import');
  const good = `Maija Tuotu;maija.${marker}@example.org;Korttien katselu`;
  const choose = (text: string) => page.locator('#import-file').setInputFiles(file('käyttäjät.csv', text));
  await choose(
    `Nimi;Sähköposti;Roolit\n${good}\nMatti;matti;\nRoot;root2.${marker}@example.org;root\nA;admin@example.com;\n`,
  );
  const row = (name: string) => page.getByRole('row').filter({ hasText: name });
  await expect(row('Maija Tuotu')).toContainText(imports.ready);
  await expect(row('Matti')).toContainText(TEXTS.fi.users.emailInvalid);
  await expect(row(`root2.${marker}`)).toContainText(imports.users.noRole.replace('{{role}}', 'root'));
  await expect(row('admin@example.com')).toContainText(imports.exists);
  await expectAccessible(page);
  await expectNoSidewaysScroll(page);
  const users = async () => {
    const api = new StaffApi(product.url);
    const { token } = await api.logIn('admin@example.com');
    return (await api.ask(userApi.list, { query: { q: 'tuotu' } }, { token })).items;
  };
  expect((await users()).filter(({ email }) => email.includes(marker))).toEqual([]);
  await choose(`Nimi;Sähköposti;Roolit\n${good}\nMatti Tuotu;matti.${marker}@example.org;\n`);
  await page.getByRole('button', { name: imports.users.act_other.replace('{{count}}', '2') }).click();
  await expect(page.getByText(imports.users.done_other.replace('{{count}}', '2'))).toBeVisible();
  const made = (await users()).filter(({ email }) => email.includes(marker));
  expect(made).toHaveLength(2);
  expect(made.filter(({ roles }) => roles.includes('cardR')).map(({ email }) => email)).toEqual([
    `maija.${marker}@example.org`,
  ]);
});
