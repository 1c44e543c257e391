import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ScanCommand } from '@aws-sdk/client-dynamodb';
import { ownSessionApi } from '../../../shared/sessions/own-session-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import type { SecurityEntry } from '../../../shared/security-log/security-log-shapes.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { PASSWORD, People } from '../../fixtures/people/people.ts';

let people: People;
const lines: Record<string, unknown>[] = [];
beforeAll(async () => {
  people = await People.start();
  people.app.world.log = (line) => void lines.push(line);
  people.app.stopClock();
});
afterAll(() => people.app.stop());

type Query = Record<string, string>;
const asked = (query: Query = {}, token = people.tokens.admin) =>
  people.app.call(securityLogApi.list, { query: { limit: '100', ...query } }, { token });
const read = async (query: Query = {}, token = people.tokens.admin): Promise<SecurityEntry[]> => {
  const { status, body } = await asked(query, token);
  expect(status).toBe(200);
  return body.items;
};
const kinds = async (query: Query, token?: string) => (await read(query, token)).map(({ kind }) => kind);
const failLogin = (email: string, address = '198.51.100.9') =>
  people.app.call(sessionApi.login, { body: { email, password: 'arvattu-sana' } }, { address });

describe('the security log', () => {
  test('tells of a user’s whole life, newest first, by whom and of whom', async () => {
    const { _id, email } = await people.made({ password: PASSWORD });
    const token = await people.app.login(email, PASSWORD);
    await people.app.call(userApi.verifyEmail, { params: { id: await people.linkTo(email) } });
    const got = await people.get(_id, token);
    const { body } = await people.put(got.body, { signPin: '482915', email: people.freshEmail() }, token);
    const next = body.token;
    await people.app.call(userApi.verifyEmail, { params: { id: await people.linkTo(String(body.pendingEmail)) } });
    const now = (await people.get(_id, next)).body;
    await people.put(now, { password: 'toinen-hyvä-lause' }, next);
    const raised = await people.put((await people.get(_id)).body, { roles: ['user', 'cardR'] });
    expect(raised.status).toBe(200);
    await people.app.call(userApi.endSessions, { params: { id: _id } }, { token: people.tokens.admin });
    await people.remove(_id);
    const entries = await read({ user: _id });
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(
      [
        'userCreated',
        'login',
        'emailAsked',
        'signPinChanged',
        'emailChanged',
        'passwordChanged',
        'rolesChanged',
        'sessionsEnded',
        'userRemoved',
      ].toSorted(),
    );
    const roles = entries.find(({ kind }) => kind === 'rolesChanged');
    expect(roles).toMatchObject({ by: { name: 'Aino Ylläpitäjä' }, user: { _id, name: null }, count: 1 });
    expect(roles?.about).toContain('+cardR');
    expect(entries.map(({ at }) => at)).toEqual(
      entries
        .map(({ at }) => at)
        .toSorted()
        .toReversed(),
    );
  });

  test('tells of logouts and ended sessions, and of an ended one once', async () => {
    const { _id, email } = await people.made({ password: PASSWORD });
    const [token, other] = [await people.app.login(email, PASSWORD), await people.app.login(email, PASSWORD)];
    const { body } = await people.app.call(ownSessionApi.list, {}, { token });
    const id = String(body.items.find(({ isThis }) => !isThis)?._id);
    for (const _ of [1, 2]) await people.app.call(ownSessionApi.end, { params: { id } }, { token });
    await people.app.call(ownSessionApi.logout, {}, { token });
    expect((await people.app.call(ownSessionApi.list, {}, { token: other })).status).toBe(401);
    expect((await kinds({ user: _id })).filter((kind) => kind !== 'userCreated').toSorted()).toEqual(
      ['login', 'login', 'sessionsEnded', 'logout'].toSorted(),
    );
  });

  test('counts failed logins of an account into one entry an hour, with hashes and without the address', async () => {
    const { _id, email } = await people.made({ password: PASSWORD });
    for (let at = 0; at < 8; at += 1) await failLogin(email);
    const [entry, ...others] = await read({ user: _id, kind: 'loginFailed' });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ count: 8, by: { _id } });
    expect(entry?.account).toMatch(/^[\w-]{12}$/);
    expect(entry?.network).toMatch(/^[\w-]{12}$/);
    people.app.pass(24 * 3600);
    people.tokens.admin = await people.app.login('admin@example.com');
    await failLogin(email);
    const [today, before] = await read({ user: _id, kind: 'loginFailed' });
    expect(today?.account).toBe(before?.account);
    expect(today?.network).not.toBe(before?.network);
  });

  test('tells root alone of accounts that do not exist, in at most 64 entries an hour', async () => {
    const root = await people.app.login('root@example.com');
    for (let at = 0; at < 150; at += 1) await failLogin(`nobody${at}@example.net`, `203.0.113.${at}`);
    const told = await read({ of: 'installation', kind: 'loginFailed' }, root);
    expect(told.length).toBeLessThanOrEqual(64);
    expect(told.length).toBeGreaterThan(10);
    expect(await kinds({ of: 'installation', kind: 'loginFailed', from: '2000-01-01' })).not.toEqual([]);
    const asAdmin = await read({ of: 'installation', kind: 'loginFailed' });
    expect(asAdmin.every(({ by }) => by !== null)).toBe(true);
  });

  test('keeps 500 refused calls of a user in one entry and ten writes', async () => {
    const token = await people.app.login('worker@example.com');
    const table = people.app.world.table;
    const write = table.write.bind(table);
    let writes = 0;
    table.write = (all) => {
      writes += 1;
      return write(all);
    };
    const statuses = new Set<number>();
    for (let at = 0; at < 500; at += 1) statuses.add((await people.app.call(userApi.list, {}, { token })).status);
    table.write = write;
    expect([...statuses]).toEqual([403]);
    expect(writes).toBeLessThanOrEqual(10);
    const [entry, ...others] = await read({ kind: 'accessRefused', user: await people.idOf('worker') });
    expect(others).toEqual([]);
    expect(entry).toMatchObject({ count: 256, about: 'GET /users', by: { name: 'Ville Työntekijä' } });
  });

  test('refuses as before where the entry cannot be written', async () => {
    const token = await people.app.login('viewer@example.com');
    const table = people.app.world.table;
    const write = table.write.bind(table);
    table.write = () => Promise.reject(new Error('no table'));
    const got = await people.app.call(userApi.list, {}, { token });
    table.write = write;
    expect(got).toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(lines).toContainEqual(expect.objectContaining({ event: 'security_entry_lost', kind: 'accessRefused' }));
  });

  test('tells of files made of lists and reports', async () => {
    const { admin: token } = people.tokens;
    const note = (list: string, rows: number) =>
      people.app.call(securityLogApi.noteExport, { body: { list, rows } }, { token });
    expect((await note('Käyttäjät', 12)).status).toBe(200);
    expect((await note('Raportit', 2)).status).toBe(200);
    const told = (await read({ kind: 'exported' })).map(({ about }) => about);
    expect(new Set(told)).toEqual(new Set(['Käyttäjät (12)', 'Raportit (2)']));
    const flood = await Promise.all(Array.from({ length: 110 }, (_, at) => note(`Luettelo ${at}`, at)));
    expect(flood.filter(({ status }) => status === 429).length).toBe(12);
  });

  test('is filtered by kind, user and days, and walked page by page without a gap', async () => {
    const all = await read({});
    const walked: SecurityEntry[] = [];
    let cursor: string | undefined;
    do {
      const { body } = await asked({ limit: '7', ...(cursor === undefined ? {} : { cursor }) });
      walked.push(...body.items);
      cursor = body.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(walked.slice(0, all.length)).toEqual(all);
    const day = all[0]?.at.slice(0, 10) ?? '';
    expect((await read({ from: day, to: day })).length).toBeLessThan(walked.length);
    expect(await read({ to: '2020-01-01' })).toEqual([]);
    expect((await asked({ from: '2026-99-99' })).status).toBe(400);
    expect((await asked({ kind: 'unknown' })).status).toBe(400);
  });

  test('of a company is no other company’s', async () => {
    const own = await read({});
    const others = await read({}, await people.app.login('admin@toinen.example.com'));
    const ids = new Set(own.map(({ _id }) => _id));
    expect(others.length).toBeGreaterThan(0);
    expect(others.filter(({ _id }) => ids.has(_id))).toEqual([]);
  });

  test('is kept for two years, and shows nothing older', async () => {
    const { Items = [] } = await people.app.client.send(
      new ScanCommand({
        TableName: people.app.world.table.name,
        FilterExpression: 'begins_with(PK, :log)',
        ExpressionAttributeValues: { ':log': { S: 'SECURITY#' } },
      }),
    );
    expect(Items.length).toBeGreaterThan(10);
    for (const { ttl, at } of Items)
      expect(Number(ttl?.N) - Date.parse(String(at?.S)) / 1000).toBeGreaterThan(730 * 86_400);
    const [oldest] = (await read({})).slice(-1);
    people.app.pass(732 * 86_400);
    people.tokens.admin = await people.app.login('admin@example.com');
    expect((await read({})).map(({ _id }) => _id)).not.toContain(oldest?._id);
  });

  test('is told in lines with nothing of a person’s', () => {
    const told = lines.filter(({ event }) => event === 'security' || event === 'guess_missed');
    expect(told.length).toBeGreaterThan(100);
    for (const line of told)
      expect(Object.keys(line).filter((name) => !['level', 'event', 'kind', 'what'].includes(name))).toEqual([]);
  });
});
