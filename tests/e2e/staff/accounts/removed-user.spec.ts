import { expect, expectAccessible, test } from '../../steps/product-test.ts';
import { PASSWORD, rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { TEXTS } from '../../steps/texts.ts';
import { userApi } from '../../../../shared/users/user-api.ts';

const { users, confirmLogin, login } = TEXTS.fi;

test('a user is removed over the question by the password, where the login is older than five minutes', async ({
  page,
  product,
}) => {
  const api = new StaffApi(product.url);
  const { token } = await api.logIn('admin@example.com');
  const body = { name: 'Lauri Lähtevä', email: `lauri.${Date.now()}@example.org`, password: PASSWORD, roles: [] };
  const { _id } = await api.ask(userApi.create, { body }, { token });
  await rememberLogin(page, 'admin@example.com');
  const fresh = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  const old = await product.aged(fresh, 6);
  await page.evaluate((kept) => localStorage.setItem('authToken', kept), old);
  await page.goto(`/admin/users/${_id}`);
  await page.getByRole('button', { name: users.remove.submit }).click();
  await page.getByRole('dialog').getByRole('button', { name: users.remove.submit }).click();
  const asked = page.getByRole('dialog', { name: confirmLogin.title });
  await asked.getByLabel(login.password, { exact: true }).fill(PASSWORD);
  await expectAccessible(page);
  await asked.getByRole('button', { name: confirmLogin.submit }).click();
  await expect(page).toHaveURL(/\/admin\/users$/);
  await expect(api.ask(userApi.get, { params: { id: _id } }, { token })).rejects.toThrow('404');
});
