import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { findFactors } from '../../../functions/store/entities/users/second-factors.ts';
import { NO_SECOND_FACTOR_RULES } from '../../../shared/core/second-factor-rules.ts';
import { ownSessionApi } from '../../../shared/sessions/own-session-api.ts';
import { secondFactorApi } from '../../../shared/second-factors/second-factor-api.ts';
import { ENDPOINTS } from '../../../functions/api/endpoints.ts';
import { pathOf } from '../../../shared/core/endpoint.ts';
import { resetSecondFactor } from '../../../infra/operator/reset-second-factor.ts';
import { type Holders, startHolders } from '../../fixtures/people/second-factors.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';

let holders: Holders;
beforeAll(async () => {
  holders = await startHolders();
});
afterAll(() => holders.app.stop());
beforeEach(() => holders.app.pass(3 * 3600));

const require = (rules: Partial<typeof NO_SECOND_FACTOR_RULES>) =>
  Object.assign(holders.app.world.settings.secondFactor, rules);
afterEach(() => {
  require(NO_SECOND_FACTOR_RULES);
});

const state = (token: string) => holders.app.call(secondFactorApi.get, {}, { token });

/** A user with a role that asks for a second factor, logged in after the rule came. */
async function enrollee() {
  const holder = await holders.made({ roles: ['cardR'] });
  require({ roles: ['cardR'] });
  const { status, body } = await holders.logIn(holder.email);
  expect({ status, roles: body.user?.roles, mustEnrol: body.user?.mustEnrol }).toEqual({
    status: 200,
    roles: [],
    mustEnrol: true,
  });
  return { ...holder, former: holder.token, token: String(body.token) };
}

describe('a role that asks for a second factor', () => {
  test('lets who lacks one in to enrol it and no further, and then wholly', async () => {
    const { token, email } = await enrollee();
    expect(
      await holders.app.call(cardApi.listOfProject, { params: { id: 'AAAAAAAAAAAAAAAAAAAAAA' } }, { token }),
    ).toMatchObject({
      status: 403,
      body: { code: 'second_factor_required' },
    });
    const { saved } = await holders.withApp(token);
    expect(saved).toMatchObject({ status: 200, body: { isRequired: true, login: { user: { email } } } });
    expect(saved.body.recoveryCodes).toHaveLength(10);
    const { login } = saved.body;
    expect(login.user.mustEnrol).toBeUndefined();
    expect(login.user.roles).toContain('cardR');
    expect((await state(login.token)).status).toBe(200);
    expect((await holders.app.call(projectApi.list, {}, { token: login.token })).status).toBe(200);
    expect((await state(token)).status).toBe(401);
  });

  test('a passkey enrols as well as an app', async () => {
    const { token } = await enrollee();
    const { saved } = await holders.withPasskey(token);
    expect(saved).toMatchObject({ status: 201, body: { login: { token: expect.any(String) } } });
  });

  test('lets the token of an enrolment into no call but its own and those of anyone', async () => {
    const { token } = await enrollee();
    const wrong: string[] = [];
    for (const endpoint of Object.values(ENDPOINTS).flatMap((feature) => Object.values(feature))) {
      if (endpoint.access.anyone) continue;
      const params = Object.fromEntries(
        [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => [name, 'A'.repeat(22)]),
      );
      const body = endpoint.method === 'GET' ? {} : { body: {} };
      const got = await holders.app.request(endpoint.method, pathOf(endpoint.path, params), { token, ...body });
      const isOpen = got.body.code !== 'second_factor_required';
      if (isOpen !== Boolean(endpoint.access.enrolling))
        wrong.push(`${endpoint.method} ${endpoint.path}: ${got.status}`);
    }
    expect(wrong).toEqual([]);
    expect((await holders.app.call(ownSessionApi.logout, {}, { token })).status).toBe(200);
  });

  test('an enrolment is over after half an hour, and with the password it was begun with', async () => {
    const late = await enrollee();
    holders.app.pass(31 * 60);
    expect((await state(late.token)).status).toBe(401);
    require(NO_SECOND_FACTOR_RULES);
    const { token, _id } = await enrollee();
    const root = await holders.app.login('root@example.com');
    const { body: user } = await holders.people.get(_id, root);
    expect((await holders.people.put(user, { password: 'toinen-hyvä-lause' }, root)).status).toBe(200);
    expect((await state(token)).status).toBe(401);
  });

  test('goes on with a login of before until that ends', async () => {
    const { former } = await enrollee();
    expect((await state(former)).body).toMatchObject({ isRequired: true });
    expect((await holders.app.call(ownSessionApi.logout, {}, { token: former })).status).toBe(200);
  });

  test('that is given to who lacks one ends their sessions, and no session of who has one', async () => {
    const [without, holder] = [await holders.made({ roles: [] }), await holders.enrolled({ roles: [] })];
    require({ roles: ['cardR'] });
    const root = await holders.app.login('root@example.com');
    for (const { _id } of [without, holder]) {
      const { body: user } = await holders.people.get(_id, root);
      expect((await holders.people.put(user, { roles: ['cardR'] }, root)).status).toBe(200);
    }
    expect((await state(without.token)).status).toBe(401);
    expect((await holders.logIn(without.email)).body.user).toMatchObject({ mustEnrol: true });
    expect((await holders.app.call(projectApi.list, {}, { token: holder.token })).status).toBe(200);
  });

  test('keeps the last factor of its holder', async () => {
    const { token } = await enrollee();
    const login = (await holders.withApp(token)).saved.body.login.token;
    const remove = () => holders.app.call(secondFactorApi.removeAuthenticator, {}, { token: login });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
    await holders.withPasskey(login);
    expect((await remove()).status).toBe(200);
  });
});

describe('a reset', () => {
  const reset = (id: string, token: string) => holders.app.call(secondFactorApi.reset, { params: { id } }, { token });

  test('by an admin ends the sessions, tells the user, and lets the password in alone', async () => {
    const { _id, email, token } = await holders.enrolled();
    const admin = await holders.app.login('admin@example.com');
    expect((await holders.people.get(_id, admin)).body.hasSecondFactor).toBe(true);
    expect((await reset(_id, admin)).status).toBe(200);
    expect((await state(token)).status).toBe(401);
    expect((await holders.people.get(_id, admin)).body.hasSecondFactor).toBe(false);
    expect((await holders.logIn(email)).status).toBe(200);
    expect(await holders.mailsTo(email)).toContainEqual(expect.stringContaining('tunnistuksesi on nollattu'));
    expect(await reset(_id, admin)).toMatchObject({ status: 409 });
  });

  test('asks for a login that is confirmed', async () => {
    const { _id } = await holders.enrolled();
    const admin = await holders.app.login('admin@example.com');
    holders.app.pass(6 * 60);
    expect(await reset(_id, admin)).toMatchObject({ status: 403, body: { code: 'confirm_required' } });
  });

  test('is for root alone where the user is an admin, for nobody of their own, and for no other company', async () => {
    const { _id, token } = await holders.enrolled({ roles: ['admin'] });
    const admin = await holders.app.login('admin@example.com');
    expect(await reset(_id, admin)).toMatchObject({ status: 403 });
    expect(await reset(_id, token)).toMatchObject({ status: 403 });
    const other = await holders.app.login('admin@toinen.example.com');
    expect(await reset(_id, other)).toMatchObject({ status: 404 });
    expect((await reset(_id, await holders.app.login('root@example.com'))).status).toBe(200);
  });
});

test('an operator helps the last root, whom nobody else can', async () => {
  const { _id, email, token } = await holders.enrolled();
  expect(await resetSecondFactor(holders.app.world, email)).toContain('is told by mail');
  expect((await state(token)).status).toBe(401);
  expect((await holders.logIn(email)).status).toBe(200);
  expect((await findFactors(holders.app.world.table, _id)).version).toBe(0);
  await expect(resetSecondFactor(holders.app.world, email)).rejects.toThrow('has no second factor');
});

test('a removed user leaves no factors behind', async () => {
  const { _id } = await holders.enrolled();
  const admin = await holders.app.login('admin@example.com');
  expect((await holders.people.remove(_id, admin)).status).toBe(200);
  expect((await findFactors(holders.app.world.table, _id)).version).toBe(0);
});
