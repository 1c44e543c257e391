import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { inspectorApi } from '../../../shared/workers/inspector-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { securityLogApi } from '../../../shared/security-log/security-log-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { WORKER } from '../permissions/things.ts';

let app: TestApp;
let manager: string;
let projectId: string;
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
});
afterAll(() => app.stop());

const HOUR = 3600;

/** A site of its own with one worker on its list. */
async function openSite(): Promise<void> {
  const { _id } = await app.ask(projectApi.create, { body: { name: 'Tarkastettava työmaa' } }, { token: manager });
  projectId = _id;
  const worker = { ...WORKER, firstName: 'Jaan', lastName: 'Kask', taxNumber: '100000000777', startDate: '2026-01-05' };
  await app.ask(workerApi.add, { params: { id: projectId }, body: worker }, { token: manager });
}

const make = (hours = 24) =>
  app.ask(inspectorApi.make, { params: { id: projectId }, body: { hours } }, { token: manager });
const links = async () => (await app.ask(inspectorApi.links, { params: { id: projectId } }, { token: manager })).items;
const revoke = (linkId: string) =>
  app.ask(inspectorApi.revoke, { params: { id: projectId, linkId } }, { token: manager });
const open = (id: string, code: string, address = '192.0.2.90') =>
  app.call(inspectorApi.open, { params: { id }, body: { code } }, { address });
const wrongOf = (code: string, by = 1) => String((Number(code) + by) % 1_000_000).padStart(6, '0');
const REFUSED = { status: 401, body: { code: 'unauthorized', message: 'Authentication failed' } };

describe('a link for an inspector', () => {
  test('shows the list to whoever has its code, and nothing that the law does not ask for', async () => {
    await openSite();
    const { _id, url, code } = await make();
    expect(url).toBe(`${app.world.settings.baseUrl}/luettelo/${_id}`);
    const { status, body } = await open(_id, `${code.slice(0, 3)} ${code.slice(3)}`);
    expect(status).toBe(200);
    expect(body).toMatchObject({ linkId: _id, site: { name: 'Tarkastettava työmaa' }, company: expect.any(String) });
    expect(body.workers).toHaveLength(1);
    expect(body.workers[0]).toMatchObject({ lastName: 'Kask', taxNumber: '100000000777' });
    expect(Object.keys(body.workers[0] ?? {}).toSorted()).toEqual([
      '_id',
      'birthday',
      'businessId',
      'employer',
      'end',
      'firstName',
      'isPosted',
      'isSelfEmployed',
      'lastName',
      'representative',
      'start',
      'taxNumber',
      'taxNumberState',
    ]);
  });

  test('keeps its code as a hash alone, and answers a repeated call with a code that opens', async () => {
    await openSite();
    const parts = { params: { id: projectId }, body: { hours: 1 } };
    const sent = { token: manager, key: uuid() };
    const first = await app.ask(inspectorApi.make, parts, sent);
    const again = await app.ask(inspectorApi.make, parts, sent);
    expect(again._id).toBe(first._id);
    expect(await links()).toHaveLength(1);
    expect((await open(again._id, again.code)).status).toBe(200);
    const [listed] = await links();
    expect(listed).not.toHaveProperty('code');
    expect(listed).not.toHaveProperty('codeHash');
  });

  test('tells staff when it was opened, and the log what was done', async () => {
    await openSite();
    const { _id, code } = await make();
    expect(await links()).toMatchObject([{ openings: 0, opened: [], by: { name: expect.any(String) } }]);
    await open(_id, code);
    const at = app.world.now().toISOString().slice(0, 10);
    expect(await links()).toMatchObject([{ openings: 1, opened: [expect.stringContaining(at)] }]);
    await revoke(_id);
    const admin = await app.login('admin@example.com');
    const { items } = await app.ask(securityLogApi.list, { query: { limit: '20' } }, { token: admin });
    const told = items.filter(({ about }) => about === 'Tarkastettava työmaa').map(({ kind }) => kind);
    expect(told).toEqual(expect.arrayContaining(['listShared', 'listOpened', 'listUnshared']));
  });

  test('is dead once staff end it, and at its time', async () => {
    await openSite();
    const [ended, timed] = [await make(168), await make(1)];
    expect((await revoke(ended._id)).revoked).not.toBeNull();
    expect(await open(ended._id, ended.code)).toMatchObject(REFUSED);
    expect((await open(timed._id, timed.code)).status).toBe(200);
    app.pass(HOUR + 1);
    expect(await open(timed._id, timed.code)).toMatchObject(REFUSED);
  });

  test('refuses alike a wrong code, what is no link, and another site’s link to be ended', async () => {
    await openSite();
    const { _id, code } = await make();
    expect(await open(_id, wrongOf(code))).toMatchObject(REFUSED);
    for (const id of ['x', 'A'.repeat(22)]) expect(await open(id, code)).toMatchObject(REFUSED);
    await openSite();
    const got = await app.call(inspectorApi.revoke, { params: { id: projectId, linkId: _id } }, { token: manager });
    expect(got.status).toBe(404);
  });

  test('lives beside nine others at most, for a week at most', async () => {
    await openSite();
    const [first] = await Promise.all(Array.from({ length: 10 }, () => make()));
    const send = (hours: number) =>
      app.call(inspectorApi.make, { params: { id: projectId }, body: { hours } }, { token: manager });
    expect((await send(1)).body.code).toBe('invalid_state');
    await revoke(first?._id ?? '');
    expect((await send(1)).status).toBe(201);
    for (const hours of [0, 169, 1.5]) expect((await send(hours)).status).toBe(422);
  });
});

describe('wrong codes of a link', () => {
  test('are ten in a quarter of an hour from an address, and right ones are not counted', async () => {
    await openSite();
    const { _id, code } = await make();
    app.stopClock();
    for (let tries = 0; tries < 12; tries += 1) expect((await open(_id, code)).status).toBe(200);
    for (let tries = 1; tries <= 10; tries += 1) expect((await open(_id, wrongOf(code, tries))).status).toBe(401);
    expect((await open(_id, code)).status).toBe(429);
    expect((await open(_id, code, '192.0.2.91')).status).toBe(200);
  });

  test('are a hundred a day from everywhere, then every code waits an hour, and staff are told', async () => {
    await openSite();
    const { _id, code } = await make(168);
    app.stopClock();
    const from = (tries: number) => `198.51.100.${Math.floor(tries / 5)}`;
    for (let tries = 0; tries < 100; tries += 1) await open(_id, wrongOf(code, tries + 1), from(tries));
    const waiting = await open(_id, code, '192.0.2.92');
    expect(waiting.status).toBe(429);
    expect(Number(waiting.headers.get('retry-after'))).toBeGreaterThan(3000);
    const admin = await app.login('admin@example.com');
    const { items } = await app.ask(securityLogApi.list, { query: { kind: 'pinsGuessed' } }, { token: admin });
    expect(items.map(({ about }) => about)).toContain('Tarkastettava työmaa');
    app.pass(HOUR + 1);
    expect((await open(_id, code, '192.0.2.92')).status).toBe(200);
  });
});
