import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { createApp } from '../../../functions/api/app.ts';
import { Table } from '../../../functions/store/table.ts';
import {
  NO_START_CEILINGS,
  START_CEILINGS,
  type StartCeilings,
} from '../../../shared/induction-forms/start-ceilings.ts';
import { solvedProof } from '../../fixtures/solved-proof.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import {
  answered,
  RICH_PIN,
  saveDetails,
  SHORT_PIN,
  signPage,
  start,
  startSeededApp,
  type Started,
} from '../../fixtures/walk.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { listedForms } from '../../fixtures/listed-forms.ts';

const SITE = '203.0.113.7';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
});
afterAll(() => app.stop());

/** Every test begins on a new day, on the hour, when it is morning in Greenwich and at the site. */
beforeEach(async () => {
  await app.settle();
  app.pass(3600 - (Math.floor(app.world.now().getTime() / 1000) % 3600));
  do app.pass(3600);
  while (app.world.now().getUTCHours() !== 7);
});

type Asking = { pin?: string; address?: string; key?: string; proof?: ReturnType<typeof solvedProof> };

const begin = ({ pin = SHORT_PIN, address = SITE, key = uuid(), proof }: Asking = {}): Promise<Got> =>
  app.call(userFormApi.start, { body: { inductionFormPin: pin } }, { key, address, ...(proof && { headers: proof }) });

/** Begins as a browser does: with the proof, where one is asked for. */
async function beginByBrowser(asking: Asking = {}): Promise<Got> {
  const key = uuid();
  const got = await begin({ ...asking, key });
  return got.body.proof ? begin({ ...asking, key, proof: solvedProof(got.body.proof) }) : got;
}

async function beginMany(count: number, asking: (each: number) => Asking = () => ({})): Promise<Got[]> {
  const all: Got[] = [];
  for (let each = 0; each < count; each += 1) all.push(await beginByBrowser(asking(each)));
  return all;
}

const statusesOf = (all: readonly Got[]) => all.map(({ status }) => status);
const elsewhere = (each: number) => ({ address: `198.51.100.${each}` });
const setTo = (ceilings: Partial<StartCeilings>) =>
  Object.assign(app.world.settings.starts, NO_START_CEILINGS, ceilings);

async function formOf(pin: string, token: string): Promise<Got['body']> {
  const row = (await listedForms(app, token)).find(({ meta }) => meta.pin === pin);
  if (!row) throw new Error(`no form ${pin}`);
  return (await app.call(inductionFormApi.get, { params: { id: row._id } }, { token })).body;
}

const update = (id: string, body: object, token: string) =>
  app.call(inductionFormApi.update, { params: { id }, body }, { token });

const waitingOf = async (token: string) =>
  (await listedForms(app, token, { state: 'waiting' })).map(({ meta, startsHeld }) => [meta.pin, startsHeld]);

test('the ceilings are those of rule 7.2', () => {
  expect(START_CEILINGS).toEqual({ addressPerHour: 400, addressPerDay: 1000, formPerDay: 1000, companyPerDay: 5000 });
  expect(app.world.settings.starts).toEqual(START_CEILINGS);
});

describe('an address', () => {
  test('begins freely up to its ceiling of the hour, then with a proof for each start, then not at all until the next hour', async () => {
    setTo({ addressPerHour: 3 });
    expect(statusesOf(await beginMany(3))).toEqual(Array(3).fill(201));
    const key = uuid();
    const refused = await begin({ key });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBe(3600);
    const proof = solvedProof(refused.body.proof);
    const started = await begin({ key, proof });
    expect(started.status).toBe(201);
    const replayed = await begin({ key, proof });
    expect(replayed.body._id).toBe(started.body._id);
    const moved = await begin({ key, proof, address: '203.0.113.8' });
    expect(moved.body._id).toBe(started.body._id);
    expect((await begin({ key: uuid(), proof })).body.code).toBe('too_many_requests');
    expect((await begin({ key, pin: RICH_PIN, proof })).body.code).toBe('too_many_requests');
    const [last] = (await beginMany(3)).slice(-1);
    expect(last).toMatchObject({ status: 429, body: { code: 'starts_held' } });
    expect(last?.body.proof).toBeUndefined();
    expect((await begin(elsewhere(1))).status).toBe(201);
    app.pass(3600);
    expect((await begin()).status).toBe(201);
  });

  test('is counted over the hours of a day too, and by a process that has only begun', async () => {
    setTo({ addressPerDay: 8 });
    expect(statusesOf(await beginMany(4))).toEqual(Array(4).fill(201));
    app.pass(3600);
    expect(statusesOf(await beginMany(4))).toEqual(Array(4).fill(201));
    expect((await begin()).body.code).toBe('too_many_requests');
    const table = new Table(DynamoDBDocumentClient.from(app.client), app.world.table.name);
    const headers = { 'x-origin-secret': app.world.settings.originSecret, 'x-viewer-address': SITE };
    const body = JSON.stringify({ inductionFormPin: SHORT_PIN });
    const sent = { method: 'POST', body, headers: { ...headers, 'content-type': 'application/json' } };
    expect((await createApp({ ...app.world, table }).request('/api/user-forms', sent)).status).toBe(429);
    app.pass(24 * 3600);
    expect((await begin()).status).toBe(201);
  });

  test('gets a proof without an idempotency key for nothing: it could be sent again and again', async () => {
    setTo({ addressPerHour: 3 });
    await beginMany(3);
    const refused = await app.call(userFormApi.start, { body: { inductionFormPin: SHORT_PIN } }, { address: SITE });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body.proof).toBeUndefined();
  });

  test('whose wrong PINs are used up too goes on with one proof for both', async () => {
    setTo({ addressPerHour: 3 });
    await beginMany(3);
    for (let each = 0; each < 20; each += 1) await begin({ pin: String(600_000 + each) });
    expect((await beginByBrowser()).status).toBe(201);
  });

  test('completes freely up to its ceiling, then with a proof, then not before the next hour; nothing is lost', async () => {
    setTo({});
    const begun: Started[] = [];
    for (let each = 0; each < 5; each += 1) {
      const one = await start(app, SHORT_PIN, { address: SITE });
      await saveDetails(app, one);
      begun.push(one);
    }
    app.pass(3600);
    for (const one of begun)
      for (let page = 0; page < one.body.pages.length - 1; page += 1) await signPage(app, one, page);
    setTo({ addressPerHour: 2 });
    const complete = async (one: (typeof begun)[number], headers?: ReturnType<typeof solvedProof>): Promise<Got> => {
      const { id, token, body } = one;
      const index = body.pages.length - 1;
      const sent = { content: answered(body.pages[index].content), version: 0 };
      const got = await app.call(
        userFormApi.signPage,
        { params: { id, pageIndex: String(index) }, body: sent },
        { token, address: SITE, ...(headers && { headers }) },
      );
      return got.body.proof && !headers ? complete(one, solvedProof(got.body.proof)) : got;
    };
    const all = [];
    for (const one of begun) all.push(await complete(one));
    expect(statusesOf(all)).toEqual([200, 200, 200, 200, 429]);
    expect(all[4]).toMatchObject({ body: { code: 'too_many_requests' } });
    expect(all[4]?.body.proof).toBeUndefined();
    app.pass(3600);
    const late = await Promise.all(begun.map((one) => complete(one)));
    expect(statusesOf(late)).toEqual(Array(5).fill(200));
    expect(late[4]?.body.formSigned).toEqual(expect.any(String));
  });
});

describe('a form', () => {
  test('above its ceiling takes a proof of every address, above twice that waits for staff, who see it and let it go on for the day', async () => {
    setTo({ formPerDay: 3 });
    const token = await app.login('foreman@example.com');
    expect(statusesOf(await beginMany(3, elsewhere))).toEqual(Array(3).fill(201));
    await app.settle();
    expect((await begin(elsewhere(50))).body.proof).toBeDefined();
    expect((await begin({ pin: RICH_PIN })).status).toBe(201);
    expect(statusesOf(await beginMany(3, (each) => elsewhere(60 + each)))).toEqual(Array(3).fill(201));
    expect(await waitingOf(token)).not.toContainEqual([SHORT_PIN, true]);
    await app.settle();
    const held = await begin(elsewhere(80));
    expect(held).toMatchObject({ status: 429, body: { code: 'starts_held' } });
    const form = await formOf(SHORT_PIN, token);
    expect(form.startsHeld).toBe(true);
    expect((await waitingOf(token))[0]).toEqual([SHORT_PIN, true]);

    expect(
      (await app.call(inductionFormApi.releaseStarts, { params: { id: form._id } }, { token })).body.startsHeld,
    ).toBe(false);
    expect(await waitingOf(token)).not.toContainEqual([SHORT_PIN, true]);
    expect((await begin(elsewhere(81))).body.proof).toBeDefined();
    expect((await beginByBrowser(elsewhere(82))).status).toBe(201);
    await app.settle();
    expect((await beginByBrowser(elsewhere(83))).status).toBe(201);
    expect((await formOf(SHORT_PIN, token)).startsHeld).toBe(false);
    app.pass(24 * 3600);
    expect((await begin(elsewhere(84))).status).toBe(201);
  });

  test('lets through as many a day as its author says, and a saved form stays held', async () => {
    setTo({ formPerDay: 4 });
    const token = await app.login('editor@example.com');
    const form = await formOf(SHORT_PIN, token);
    const save = (changes: object) => update(form._id, { ...form, ...changes }, token);
    for (const startsPerDay of [999, 100_001, 1.5, '2000', {}]) {
      const refused = await save({ startsPerDay });
      expect(refused).toMatchObject({ status: 422, body: { issues: [{ path: 'startsPerDay' }] } });
    }
    const saved = await save({ startsPerDay: 1000 });
    expect(saved.body.startsPerDay).toBe(1000);
    await beginMany(8, elsewhere);
    await app.settle();
    expect((await begin(elsewhere(20))).status).toBe(201);
    const lowered = await update(form._id, { ...saved.body, startsPerDay: null }, token);
    expect(lowered.body.startsPerDay).toBeNull();
    await app.settle();
    expect((await begin(elsewhere(21))).body.code).toBe('starts_held');
    const renamed = { ...lowered.body, meta: { name: 'Uusi nimi' } };
    expect((await update(form._id, renamed, token)).status).toBe(200);
    expect((await begin(elsewhere(22))).body.code).toBe('starts_held');
    for (const act of ['archive', 'unarchive'] as const)
      await app.ask(inductionFormApi[act], { params: { id: form._id } }, { token });
    expect((await begin(elsewhere(23))).body.code).toBe('starts_held');
    const copy = (await app.call(inductionFormApi.copy, { params: { id: form._id } }, { token, key: uuid() })).body;
    expect(copy).toMatchObject({ startsPerDay: null, startsHeld: false });
  });

  test('that is held goes on, and waits for nobody, once its author lets through more', async () => {
    setTo({ formPerDay: 2 });
    const token = await app.login('editor@example.com');
    const form = await formOf(SHORT_PIN, token);
    await beginMany(4, elsewhere);
    await app.settle();
    expect((await begin(elsewhere(20))).body.code).toBe('starts_held');
    const raised = await update(form._id, { ...form, startsPerDay: 1000 }, token);
    expect(raised).toMatchObject({ status: 200, body: { startsPerDay: 1000, startsHeld: false } });
    expect((await formOf(SHORT_PIN, token)).startsHeld).toBe(false);
    expect(await waitingOf(token)).not.toContainEqual([SHORT_PIN, true]);
    expect((await begin(elsewhere(21))).status).toBe(201);
  });

  test('is shown to its staff where starts are held by one address alone, and released for that address', async () => {
    setTo({ addressPerHour: 3 });
    const token = await app.login('admin@example.com');
    expect((await beginMany(7)).at(-1)?.body.code).toBe('starts_held');
    expect((await begin(elsewhere(1))).status).toBe(201);
    const form = await formOf(SHORT_PIN, token);
    expect(form.startsHeld).toBe(true);
    await app.call(inductionFormApi.releaseStarts, { params: { id: form._id } }, { token });
    expect((await beginByBrowser()).status).toBe(201);
    expect((await beginByBrowser({ pin: RICH_PIN })).body.code).toBe('starts_held');
  });
});

test('a company is counted over its forms; another company begins as before', async () => {
  setTo({ companyPerDay: 20 });
  await beginMany(10, elsewhere);
  await app.settle();
  await beginMany(10, (each) => ({ ...elsewhere(20 + each), pin: RICH_PIN }));
  await app.settle();
  expect((await begin({ ...elsewhere(50), pin: RICH_PIN })).body.proof).toBeDefined();
  const other = await app.login('admin@toinen.example.com');
  const pages = [{ title: 'A', minReadTime: 0, content: [] }];
  const body = { meta: { name: 'Toinen' }, pages };
  const form = (await app.call(inductionFormApi.create, { body }, { token: other })).body;
  expect((await begin({ ...elsewhere(51), pin: form.meta.pin })).status).toBe(201);
});
