import { TEXTS } from '../../steps/texts.ts';
import { expect, expectAccessible, expectNoSidewaysScroll, test } from '../../steps/product-test.ts';
import { PASSWORD, rememberLogin, StaffApi } from '../../steps/staff-steps.ts';
import { ownSessionApi } from '../../../../shared/sessions/own-session-api.ts';
import { userApi } from '../../../../shared/users/user-api.ts';
import type { StaffRole } from '../../../../shared/core/roles.ts';

const { fi } = TEXTS;

/** A user of this journey's own, so that no other journey's sessions end. */
async function ownUser(url: string, name: string, roles: readonly StaffRole[]) {
  const api = new StaffApi(url);
  const { token } = await api.logIn('admin@example.com');
  const email = `${name.replace(' ', '.').toLowerCase()}.${Date.now()}@example.org`;
  const body = { name, email, password: PASSWORD, roles };
  const { _id } = await api.ask(userApi.create, { body }, { token });
  return { api, email, id: _id };
}

test('a logout ends the session on the server: a copy of its token opens nothing any more', async ({
  page,
  product,
}) => {
  const { api, email } = await ownUser(product.url, 'Lotta Lahtija', ['orientations']);
  await page.setViewportSize({ width: 1366, height: 800 });
  await rememberLogin(page, email);
  const copied = await page.evaluate(() => localStorage.getItem('authToken') ?? '');
  await page.goto('/admin/my-user');
  await expect(page.getByRole('heading', { name: fi.ownSessions.title })).toBeVisible();
  expect((await api.ask(ownSessionApi.list, {}, { token: copied })).items).toHaveLength(1);
  await page.getByRole('button', { name: 'Lotta Lahtija' }).click();
  await page.getByRole('button', { name: fi.nav.logout }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(api.ask(ownSessionApi.list, {}, { token: copied })).rejects.toThrow('401');
});

test('a user ends another browser’s session; that browser says so and goes on after its password', async ({
  page,
  browser,
  product,
}) => {
  const { email } = await ownUser(product.url, 'Iida Istuva', ['orientations']);
  const elsewhere = await browser.newContext({ baseURL: product.url, viewport: { width: 360, height: 740 } });
  const other = await elsewhere.newPage();
  await rememberLogin(other, email);
  await other.goto('/admin/my-user');
  await expect(other.getByText(fi.ownSessions.this)).toBeVisible();
  await other.getByLabel(fi.users.name, { exact: true }).fill('Iida Istuva-Uusi');

  await rememberLogin(page, email);
  await page.goto('/admin/my-user');
  await expect(page.getByRole('button', { name: fi.ownSessions.end, exact: false })).toHaveCount(2);
  await expectAccessible(page);
  await page.getByRole('button', { name: new RegExp(`^${fi.ownSessions.end} istunto`) }).click();
  await expect(page.getByText(fi.ownSessions.ended)).toBeVisible();
  await expect(page.getByRole('button', { name: fi.ownSessions.endOthers })).toHaveCount(0);

  await other.getByRole('button', { name: fi.users.save }).click();
  await expect(other.getByText(fi.sessionExpired.text)).toBeVisible();
  await other.getByLabel(fi.login.password, { exact: true }).fill(PASSWORD);
  await other.getByRole('button', { name: fi.sessionExpired.submit }).click();
  await expect(other.getByText(fi.sessionExpired.text)).toHaveCount(0);
  await expect(other.getByLabel(fi.users.name, { exact: true })).toHaveValue('Iida Istuva-Uusi');
  await expectNoSidewaysScroll(other);
  await elsewhere.close();
});

test('an admin ends a user’s sessions, and finds in the log who did it', async ({ page, product }) => {
  const { api, email, id } = await ownUser(product.url, 'Pekka Päätettävä', ['orientations']);
  const { token } = await api.logIn(email);
  await page.setViewportSize({ width: 1366, height: 800 });
  await rememberLogin(page, 'admin@example.com');
  await page.goto(`/admin/users/${id}`);
  await page.getByRole('button', { name: fi.users.sessions.end }).click();
  await expect(page.getByText(fi.users.sessions.ended.replace('{{name}}', 'Pekka Päätettävä'))).toBeVisible();
  await expect(api.ask(ownSessionApi.list, {}, { token })).rejects.toThrow('401');

  await page.goto(`/admin/users/log?user=${id}`);
  await expect(page.getByRole('row', { name: new RegExp(fi.securityLog.kind.sessionsEnded) })).toContainText(
    'Aino Ylläpitäjä',
  );
  await expect(page.getByRole('row', { name: new RegExp(fi.securityLog.kind.userCreated) })).toHaveCount(1);
  await expectAccessible(page);
  await page.getByLabel(fi.securityLog.what, { exact: true }).selectOption('sessionsEnded');
  await expect(page.getByRole('row', { name: new RegExp(fi.securityLog.kind.userCreated) })).toHaveCount(0);
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: fi.lists.exportCsv }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe(`${fi.securityLog.title}.csv`);
  const chunks: Buffer[] = [];
  for await (const chunk of await file.createReadStream()) chunks.push(chunk as Buffer);
  const lines = Buffer.concat(chunks).toString('utf8').trim().split('\r\n');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`${fi.securityLog.kind.sessionsEnded};`);
  expect(lines[1]).toContain('Pekka Päätettävä');
});
