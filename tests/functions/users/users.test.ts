import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { uuid } from '../../fixtures/test-app.ts';

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(1));

describe('a new user', () => {
  test('begins with the roles orientations and orientationFormCRUD, is new, and has an address that is not verified', async () => {
    const user = await people.made({ password: PASSWORD });
    expect(user).toMatchObject({
      name: 'Uusi Käyttäjä',
      roles: ['user', 'orientationFormCRUD', 'orientations'],
      isNew: true,
      verifiedEmail: false,
      hasSignPin: false,
      department: null,
      permitRole: null,
      version: 1,
    });
    expect((await people.get(user._id)).body).toEqual(user);
    expect(await people.app.login(user.email, PASSWORD)).toBeTypeOf('string');
  });

  test('verifies the address by the mailed link, however often it is followed', async () => {
    const user = await people.made({ password: PASSWORD });
    expect(user.isInvited).toBe(false);
    const id = await people.linkTo(user.email);
    for (const _ of [1, 2]) {
      expect(await people.app.call(userApi.verifyEmail, { params: { id } })).toMatchObject({
        status: 200,
        body: { email: user.email },
      });
    }
    expect((await people.get(user._id)).body).toMatchObject({ verifiedEmail: true });
  });

  test('cannot have the address of another, in whatever case it is written', async () => {
    const { email } = await people.made();
    const body = { name: 'Toinen', email: email.toUpperCase() };
    expect(await people.app.call(userApi.create, { body }, { token: people.tokens.admin })).toMatchObject({
      status: 409,
      body: { code: 'emailAlreadyTaken', issues: [{ path: 'email', code: 'taken' }] },
    });
  });

  test('is made once by the same key, and its second answer is the first', async () => {
    const body = { name: 'Kerran', email: people.freshEmail() };
    const sent = { token: people.tokens.admin, key: uuid() };
    const all = await Promise.all([1, 2, 3].map(() => people.app.call(userApi.create, { body }, sent)));
    expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect(new Set(all.map(({ body }) => body._id)).size).toBe(1);
  });

  test('without a password cannot log in by any', async () => {
    const user = await people.made();
    for (const password of ['', ' ', 'undefined', PASSWORD]) {
      expect((await people.app.call(sessionApi.login, { body: { email: user.email, password } })).status).toBe(401);
    }
  });

  test.each([
    [{ name: '  ' }, 'name'],
    [{ name: 'Matti\r\nBcc: x@example.org' }, 'name'],
    [{ email: 'not an address' }, 'email'],
    [{ email: 'a@example.org\r\nBcc: x@example.org' }, 'email'],
    [{ roles: ['user', 'superuser'] }, 'roles.1'],
    [{ department: 'A'.repeat(22) }, 'department'],
    [{ permitRole: 'Boss' }, 'permitRole'],
    [{ password: 'x'.repeat(256) }, 'password'],
  ])('with %j is refused at its field', async (draft, path) => {
    const body = { name: 'Uusi', email: people.freshEmail(), ...draft };
    const got = await people.app.send('/users', { token: people.tokens.admin, body });
    expect(got).toMatchObject({ status: 422, body: { issues: [{ path }] } });
  });

  test.each([
    ['12345', 'password_too_short'],
    ['password', 'password_too_common'],
  ])('with the password %s is refused', async (password, code) => {
    const body = { name: 'Uusi', email: people.freshEmail(), password };
    expect(await people.app.call(userApi.create, { body }, { token: people.tokens.admin })).toMatchObject({
      status: 422,
      body: { code },
    });
  });
});

describe('roles', () => {
  test('are given by an admin as far as the user editor offers them; root and manager only by root; user always stays', async () => {
    const asked = {
      name: 'Liian Paljon',
      email: people.freshEmail(),
      roles: ['cardR', 'manager', 'user', 'root'] as const,
    };
    const refused = await people.app.call(userApi.create, { body: asked }, { token: people.tokens.admin, key: uuid() });
    expect(refused).toMatchObject({ status: 422, body: { code: 'validation_failed' } });
    expect(refused.body.issues).toEqual([
      { path: 'roles.1', code: 'only_root' },
      { path: 'roles.3', code: 'only_root' },
    ]);
    const user = await people.made({ roles: ['user', 'admin', 'cardR'] });
    expect(user.roles).toEqual(['admin', 'user', 'cardR']);
    const raised = await people.put(user, { roles: ['root', 'manager', 'permitCRUD'] });
    expect(raised.body.roles).toEqual(['user', 'permitCRUD']);
    const byRoot = await people.put(raised.body, { roles: ['manager', 'permitCRUD'] }, people.tokens.root);
    expect(byRoot.body.roles).toEqual(['user', 'manager', 'permitCRUD']);
  });

  test('of oneself are nobody’s to change, not even root’s', async () => {
    for (const account of ['root', 'admin', 'worker'] as const) {
      const id = await people.idOf(account);
      const before = (await people.get(id, people.tokens[account])).body;
      const got = await people.put(before, { roles: ['root', 'admin', 'manager'] }, people.tokens[account]);
      expect({ account, status: got.status, roles: got.body.roles }).toEqual({
        account,
        status: 200,
        roles: before.roles,
      });
    }
  });

  test('and e-mail of those who hold manager or root stay whatever an admin sends, and a password for them is refused', async () => {
    const manager = (await people.get(await people.idOf('manager'))).body;
    const got = await people.put(manager, { name: 'Matti Mestari II', roles: [], email: people.freshEmail() });
    expect(got).toMatchObject({
      status: 200,
      body: { name: 'Matti Mestari II', roles: manager.roles, email: manager.email, pendingEmail: null },
    });
    expect((await people.put(got.body, { password: 'taken-over-77' })).status).toBe(403);
    expect(await people.app.login('manager@example.com')).toBeTypeOf('string');
  });

  test('that are taken end the user’s tokens, those that are given do not', async () => {
    const user = await people.made({ roles: ['cardR'], password: PASSWORD });
    const token = await people.app.login(user.email, PASSWORD);
    const more = await people.put(user, { roles: ['cardR', 'permitR'] });
    expect((await people.app.call(projectApi.list, {}, { token })).status).toBe(200);
    await people.put(more.body, { roles: ['permitR'] });
    expect((await people.app.call(projectApi.list, {}, { token })).status).toBe(401);
  });
});
