import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findUserByEmail } from '../../../functions/store/entities/users/users.ts';
import { apiKeyApi } from '../../../shared/api-keys/api-key-api.ts';
import { MOST_KEYS } from '../../../shared/api-keys/key-roles.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { ASSIGNABLE_ROLES, type StaffRole } from '../../../shared/core/roles.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { newUser, staffToken } from '../permissions/callers.ts';
import { WORKER } from '../permissions/things.ts';

let app: TestApp;
let rootId: string;
let company: string;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
  rootId = String((await findUserByEmail(app.world.table, 'root@example.com'))?._id);
  company = (await app.ask(companyApi.create, { body: { name: 'Avainten Oy' } }, { token: await root() }))._id;
});
afterAll(() => app.stop());

/** Of a fresh login: tests move the clock. */
const root = () => staffToken(app, { _id: rootId });
const maker = async (roles: readonly StaffRole[] = ASSIGNABLE_ROLES) => {
  const user = await newUser(app, await root(), { company, roles });
  return { ...user, token: await staffToken(app, user) };
};

type Asked = { roles?: StaffRole[]; name?: string; expires?: string };
const make = (token: string, { roles = ['projectCRUD'], ...rest }: Asked = {}, key = uuid()) =>
  app.call(apiKeyApi.make, { body: { name: 'Portti', roles: roles as never, ...rest } }, { token, key });
const keyOf = async (token: string, asked?: Asked) => {
  const { status, body } = await make(token, asked);
  expect(status).toBe(201);
  return { id: String(body._id), key: String(body.key) };
};
const projects = (token: string) => app.call(projectApi.list, { query: {} }, { token });
const list = async (token: string) => (await app.ask(apiKeyApi.list, { query: {} }, { token })).items;
const revoke = (token: string, id: string) => app.call(apiKeyApi.revoke, { params: { id }, query: {} }, { token });

describe('an API key', () => {
  test('is shown once, stored as a hash, and listed with who made it and when it was last used', async () => {
    const { token, _id } = await maker();
    const { id, key } = await keyOf(token, { name: 'ERP' });
    expect(key).toMatch(/^tyoavain_[\w-]{22}\.[\w-]{22}\.[\w-]{43}$/);
    expect((await list(token)).find((one) => one._id === id)).toMatchObject({
      name: 'ERP',
      by: { _id },
      lastUsed: null,
    });
    expect((await projects(key)).status).toBe(200);
    const told = (await list(token)).find((one) => one._id === id);
    expect(told?.lastUsed).toBe(app.world.now().toISOString());
    const secret = key.split('.')[2] ?? '';
    const stored = await app.world.table.get({ PK: `APIKEYS#${company}`, SK: 'APIKEYS' });
    expect(JSON.stringify([stored, await list(token)])).not.toContain(secret);
  });

  test('works until it is revoked, its last day is over, or its maker is gone', async () => {
    const { token, _id } = await maker();
    const revoked = await keyOf(token);
    expect((await revoke(token, revoked.id)).status).toBe(200);
    expect(await projects(revoked.key)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect((await revoke(token, revoked.id)).status).toBe(404);
    const left = await keyOf(token);
    await app.ask(userApi.remove, { params: { id: _id } }, { token: await root() });
    expect((await projects(left.key)).status).toBe(401);
    const other = await maker();
    const day = localDate(app.world.now());
    const { key } = await keyOf(other.token, { expires: day });
    expect((await projects(key)).status).toBe(200);
    app.pass(26 * 3600);
    expect((await projects(key)).status).toBe(401);
    expect((await make(await staffToken(app, other), { expires: day })).body.issues).toEqual([
      { path: 'expires', code: 'in_the_past' },
    ]);
  });

  test('has at most the roles that its maker still has', async () => {
    const { token, _id } = await maker(['admin', 'cardR']);
    const refused = await make(token, { roles: ['cardR', 'permitCRUD'] });
    expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'roles.1', code: 'not_allowed' }] } });
    const { key } = await keyOf(token, { roles: ['cardR'] });
    const cards = () => app.call(cardApi.list, { query: {} }, { token: key });
    expect((await cards()).status).toBe(200);
    const { version, name, email } = (await app.ask(
      userApi.get,
      { params: { id: _id } },
      { token: await root() },
    )) as never as {
      version: number;
      name: string;
      email: string;
    };
    const body = { name, email, version, roles: ['user', 'admin'] as StaffRole[] };
    await app.ask(userApi.update, { params: { id: _id }, body }, { token: await root() });
    expect((await cards()).status).toBe(403);
  });

  test('is marked as a key in the history of what it changed', async () => {
    const { token } = await maker();
    const { id, key } = await keyOf(token, { name: 'Palkat', roles: ['projectCRUD'] });
    const { _id } = await app.ask(projectApi.create, { body: { name: 'Avaimen työmaa' } }, { token: key });
    const added = await app.ask(workerApi.add, { params: { id: _id }, body: WORKER }, { token: key });
    const { history } = await app.ask(workerApi.get, { params: { id: _id, workerId: added._id } }, { token });
    expect(history[0]?.by).toEqual({ _id: id, name: 'API: Palkat' });
  });

  test('makes no keys or users, and is none in another company', async () => {
    const { token } = await maker();
    const { key } = await keyOf(token, { roles: ['admin', 'projectCRUD'] });
    expect((await make(key)).status).toBe(403);
    const user = { name: 'Uusi', email: `${uuid()}@example.org` };
    expect((await app.call(userApi.create, { body: user as never }, { token: key })).status).toBe(403);
    const [elsewhere] = (
      await app.ask(projectApi.list, { query: {} }, { token: await app.login('manager@example.com') })
    ).items;
    const got = await app.call(projectApi.get, { params: { id: String(elsewhere?._id) } }, { token: key });
    expect(got.status).toBe(404);
  });

  test('asks for the password of who makes it once the login is older than five minutes', async () => {
    const { token } = await maker();
    app.pass(6 * 60);
    expect(await make(token)).toMatchObject({ status: 403, body: { code: 'confirm_required' } });
  });

  test('is told by the security log, by its name alone', async () => {
    const { token } = await maker();
    const { id } = await keyOf(token, { name: 'Lokin avain' });
    await revoke(token, id);
    const { items } = await app.ask(securityLogApi.list, { query: {} }, { token });
    const told = items.filter(({ about }) => about === 'Lokin avain').map(({ kind }) => kind);
    expect(told.toSorted()).toEqual(['apiKeyEnded', 'apiKeyMade']);
  });

  test('answers a repeated making with the same key, drawn anew', async () => {
    const { token } = await maker();
    const repeated = uuid();
    const first = (await make(token, {}, repeated)).body;
    const second = (await make(token, {}, repeated)).body;
    expect(second._id).toBe(first._id);
    expect((await projects(first.key)).status).toBe(401);
    expect((await projects(second.key)).status).toBe(200);
  });

  test('may call 600 times a minute, and is told how often it still may', async () => {
    const { token } = await maker();
    const { key } = await keyOf(token);
    const told = ({ headers }: { headers: Headers }) =>
      ['Limit', 'Remaining', 'Reset'].map((name) => Number(headers.get(`RateLimit-${name}`)));
    expect(told(await projects(key))).toEqual([600, 599, 1]);
    await Promise.all(Array.from({ length: 598 }, () => projects(key)));
    expect(told(await projects(key))).toEqual([600, 0, 60]);
    const over = await projects(key);
    expect([over.status, over.headers.get('retry-after'), ...told(over)]).toEqual([429, '1', 600, 0, 1]);
    app.pass(2);
    expect((await projects(key)).status).toBe(200);
    const person = await projects(token);
    expect([person.status, person.headers.get('RateLimit-Limit')]).toEqual([200, null]);
  });

  test('is one of twenty of a company at most, and goes with its company', async () => {
    const other = await app.ask(companyApi.create, { body: { name: 'Täysi Oy' } }, { token: await root() });
    const body = { name: 'Avain', roles: ['cardR' as const], company: other._id };
    const fresh = await root();
    const made = await Promise.all(
      Array.from({ length: MOST_KEYS + 2 }, () => app.call(apiKeyApi.make, { body }, { token: fresh, key: uuid() })),
    );
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MOST_KEYS);
    expect(made.filter(({ status }) => status === 409)).toHaveLength(2);
    await app.ask(companyApi.remove, { params: { id: other._id } }, { token: fresh });
    const cards = await app.call(
      cardApi.list,
      { query: {} },
      { token: made.find(({ status }) => status === 201)?.body.key },
    );
    expect(cards.status).toBe(401);
    expect(await app.world.table.get({ PK: `APIKEYS#${other._id}`, SK: 'APIKEYS' })).toBeUndefined();
  });
});
