import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { passApi } from '../../../shared/gate/pass-api.ts';
import { checkInApi } from '../../../shared/presence/check-in-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let taken: Started;
let site: { _id: string; gateId: string | null; version: number };
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.passToMorning();
  taken = await takeWhole(app, RICH_PIN, { ...PERSON, birthday: '1.2.1990' });
  await app.settle();
  manager = await app.login('manager@example.com');
  site = await newSite({ presence: true, selfCheckIn: true });
  app.stopClock();
});
afterEach(() => app.call(projectApi.end, { params: { id: site._id } }, { token: manager }));

const newSite = (settings: object) =>
  app.ask(
    projectApi.create,
    { body: { name: 'Silta', inductionFormIds: [taken.body.inductionForm._id], ...settings } },
    { token: manager },
  );
const giveKey = async ({ id, token }: Started = taken) =>
  (await app.call(checkInApi.giveKey, { params: { id } }, { token })).body.checkInKey ?? '';

type Told = { kind?: 'in' | 'out'; at?: string; sentAt?: string };
const note = (checkInKey: string, told: Told = {}, gate = site.gateId ?? '') =>
  app.call(checkInApi.note, { params: { id: gate }, body: { checkInKey, kind: 'in', ...told } }, { key: uuid() });
const listed = async (day?: string) => {
  const query = day === undefined ? {} : { day };
  return (await app.ask(presenceApi.list, { params: { id: site._id }, query }, { token: manager })).items;
};
const ago = (seconds: number) => new Date(app.world.now().getTime() - seconds * 1000).toISOString();

describe('a worker at the poster of a gate', () => {
  test('reads whose gate it is, and is noted by the key of their phone, as told by themselves', async () => {
    expect(await app.ask(checkInApi.gate, { params: { id: site.gateId ?? '' } })).toEqual({ name: 'Silta' });
    const key = await giveKey();
    const { status, body } = await note(key);
    expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'in', at: ago(0), site: 'Silta' } });
    app.pass(3600);
    expect((await note(key, { kind: 'out' })).status).toBe(201);
    expect(await listed(body.day)).toMatchObject([
      {
        userFormId: taken.id,
        events: [
          { kind: 'in', by: null, verdict: 'check', reasons: expect.arrayContaining(['waiting']) },
          { kind: 'out', by: null, verdict: null },
        ],
      },
    ]);
  });

  test('is noted when it happened, by the phone’s own clock, and once however often it is sent', async () => {
    const key = await giveKey();
    const sent = () => note(key, { at: '2020-01-01T05:00:00.000Z', sentAt: '2020-01-01T05:10:00.000Z' });
    expect((await sent()).body.at).toBe(ago(600));
    await sent();
    expect((await listed())[0]?.events).toHaveLength(1);
    expect(await note(key, { at: ago(86_401) })).toMatchObject({ status: 422, body: { code: 'bad_time' } });
  });

  test('is not noted in where the gate refuses, and learns why; they are noted out all the same', async () => {
    const key = await giveKey();
    await app.call(projectApi.end, { params: { id: site._id } }, { token: manager });
    expect(await note(key)).toMatchObject({
      status: 409,
      body: { code: 'invalid_state', issues: expect.arrayContaining([{ path: 'verdict', code: 'project_ended' }]) },
    });
    expect((await note(key, { kind: 'out' })).status).toBe(201);
  });

  test('is not noted by the id of a pass, by a key of nobody, nor at a gate that is not there', async () => {
    const key = await giveKey();
    for (const other of [passIdOf(app.world.keys, taken.id), 'A'.repeat(22)])
      expect(await note(other)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
    expect(await note(key, {}, 'A'.repeat(22))).toMatchObject({ status: 404, body: { code: 'not_found' } });
    expect(await listed()).toEqual([]);
  });

  test('is not noted at the site of another company', async () => {
    const root = await app.login('root@example.com');
    const { items } = await app.ask(companyApi.list, { query: { sort: 'name' } }, { token: root });
    const other = items.find(({ _id }) => _id !== taken.body.company);
    const far = await app.ask(
      projectApi.create,
      { body: { name: 'Muualla', presence: true, selfCheckIn: true, company: other?._id } },
      { token: root },
    );
    expect(await note(await giveKey(), {}, far.gateId ?? '')).toMatchObject({ status: 404 });
  });

  test('waits once sixty codes a minute led nowhere, at every gate', async () => {
    const address = '203.0.113.7';
    const look = (id: string) => app.call(checkInApi.gate, { params: { id } }, { address });
    for (let miss = 0; miss < 60; miss += 1) expect((await look(`${'A'.repeat(20)}${10 + miss}`)).status).toBe(404);
    expect(await look(site.gateId ?? '')).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    app.pass(1);
    expect((await look(site.gateId ?? '')).status).toBe(200);
  });
});

describe('the key of a phone', () => {
  test('is given where a site of the induction lets workers note themselves, which its pass says', async () => {
    const passOf = () => app.ask(passApi.get, { params: { id: passIdOf(app.world.keys, taken.id) } });
    expect(await passOf()).toMatchObject({ selfCheckIn: true });
    await app.call(projectApi.end, { params: { id: site._id } }, { token: manager });
    for (const settings of [{ presence: false, selfCheckIn: true }, { presence: true }]) await newSite(settings);
    expect(await passOf()).not.toHaveProperty('selfCheckIn');
    expect(await app.call(checkInApi.giveKey, { params: { id: taken.id } }, { token: taken.token })).toMatchObject({
      status: 201,
      body: { checkInKey: null },
    });
  });

  test('is one of five at most, and the oldest goes', async () => {
    const first = await giveKey();
    for (let more = 0; more < 5; more += 1) {
      app.pass(1);
      await giveKey();
    }
    expect((await note(first)).status).toBe(401);
  });

  test('is given once, however often its phone asks with the same key of the call', async () => {
    const read = () => app.ask(userFormApi.get, { params: { id: taken.id } }, { token: manager });
    const again = { token: taken.token, key: uuid() };
    const ask = async () => (await app.call(checkInApi.giveKey, { params: { id: taken.id } }, again)).body.checkInKey;
    const first = await ask();
    app.pass(1);
    expect(await ask()).toBe(first);
    expect(await read()).toMatchObject({ phones: 1 });
  });

  test('ends with its archiving, also once it is restored', async () => {
    const key = await giveKey();
    await app.ask(userFormActionApi.archive, { params: { id: taken.id } }, { token: manager });
    expect((await note(key)).status).toBe(401);
    await app.ask(userFormActionApi.unarchive, { params: { id: taken.id } }, { token: manager });
    expect((await note(key)).status).toBe(401);
  });

  test('is counted for staff at the induction, and ended by them', async () => {
    const key = await giveKey();
    const read = () => app.ask(userFormApi.get, { params: { id: taken.id } }, { token: manager });
    expect(await read()).toMatchObject({ phones: 1 });
    await app.call(checkInApi.endKeys, { params: { id: taken.id } }, { token: manager });
    expect(await read()).not.toHaveProperty('phones');
    expect(await note(key)).toMatchObject({ status: 401, body: { code: 'unauthorized' } });
  });
});

describe('the code of a gate', () => {
  test('is drawn anew by staff, and the former one leads nowhere', async () => {
    const renewed = await app.ask(checkInApi.renewGate, { params: { id: site._id } }, { token: manager, key: uuid() });
    expect(renewed.gateId).not.toBe(site.gateId);
    const look = (id: string | null) => app.call(checkInApi.gate, { params: { id: id ?? '' } });
    expect((await look(site.gateId)).status).toBe(404);
    expect((await look(renewed.gateId)).status).toBe(200);
  });

  test('stays while workers may not note themselves, and leads nowhere meanwhile', async () => {
    const set = async (selfCheckIn: boolean) => {
      const body = await app.ask(projectApi.get, { params: { id: site._id } }, { token: manager });
      return app.call(
        projectApi.update,
        { params: { id: site._id }, body: { ...body, selfCheckIn } },
        { token: manager },
      );
    };
    const look = () => app.call(checkInApi.gate, { params: { id: site.gateId ?? '' } });
    await set(false);
    expect((await look()).status).toBe(404);
    expect((await set(true)).body).toMatchObject({ gateId: site.gateId });
    expect((await look()).status).toBe(200);
  });
});
