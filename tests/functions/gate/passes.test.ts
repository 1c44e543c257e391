import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { passIdOf, userFormOfPass } from '../../../functions/security/pass-id.ts';
import { newId } from '../../../functions/security/random-ids.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { passApi } from '../../../shared/gate/pass-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, saveDetails, start, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';
import { formCalls, PAGES } from '../induction-forms/form-calls.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
});
afterAll(() => app.stop());

const manager = () => app.login('manager@example.com');
const passOf = (id: string, sent = {}): Promise<Got> =>
  app.call(passApi.get, { params: { id: passIdOf(app.world.keys, id) } }, sent);
const read = async ({ id }: Started) => app.ask(userFormApi.get, { params: { id } }, { token: await manager() });

describe('the id of a pass', () => {
  test('is 128 bits that lead back to its induction alone, and is the same every time', () => {
    const ids = Array.from({ length: 200 }, () => newId(app.world));
    const passes = ids.map((id) => passIdOf(app.world.keys, id));
    expect(new Set(passes).size).toBe(200);
    expect(passes.every((pass) => /^[\w-]{22}$/.test(pass))).toBe(true);
    expect(passes.map((pass) => userFormOfPass(app.world.keys, pass))).toEqual(ids);
    expect(ids.map((id) => passIdOf(app.world.keys, id))).toEqual(passes);
  });

  test('stays when every other key is replaced', () => {
    const { keys } = app.world;
    const id = newId(app.world);
    const ring = { current: 'k2', keys: { k2: 'B'.repeat(43) } };
    const others = { token: ring, file: ring, pepper: 'C'.repeat(43), cursor: 'D'.repeat(43), box: 'E'.repeat(43) };
    expect(passIdOf({ ...keys, ...others }, id)).toBe(passIdOf(keys, id));
  });

  test('is in the answer of a signed induction, and not before', async () => {
    const started = await start(app);
    expect(started.body).not.toHaveProperty('passId');
    const taken = await takeWhole(app);
    const body = await app.ask(userFormApi.get, { params: { id: taken.id } }, { token: taken.token });
    expect(body.passId).toBe(passIdOf(app.world.keys, taken.id));
  });
});

describe('a pass', () => {
  test('tells anyone who was inducted where and the states of the cards, and nothing else', async () => {
    const taken = await takeWhole(app, RICH_PIN);
    await app.settle();
    const got = await passOf(taken.id);
    const form = await read(taken);
    expect(got.status).toBe(200);
    expect(got.body).toEqual({
      passId: form.passId,
      name: 'Matti Meikäläinen',
      employer: 'Sähkötyö Valo Oy',
      project: form.inductionForm.project,
      inductionName: form.inductionForm.name,
      signed: form.meta.signed,
      approved: false,
      validUntil: null,
      state: 'waiting',
      cards: got.body.cards,
      marks: [
        { n: 1, day: localDate(app.world.now()), mark: expect.stringMatching(/^1 · [0-9a-f]{4}( [0-9a-f]{4}){3}$/) },
      ],
    });
    expect(got.body.cards.length).toBeGreaterThan(0);
    for (const card of got.body.cards) {
      expect(Object.keys(card).toSorted()).toEqual(['name', 'state']);
      expect(['valid', 'warn', 'expired', 'none']).toContain(card.state);
    }
    await app.ask(
      userFormActionApi.approve,
      { params: { id: taken.id }, body: { approved: true } },
      { token: await manager() },
    );
    expect((await passOf(taken.id)).body).toMatchObject({ approved: true, state: 'valid' });
    await app.settle();
    const { marks } = (await passOf(taken.id)).body;
    // An older paper still agrees with one of them.
    expect(marks).toMatchObject([got.body.marks[0], { n: 2 }]);
  });

  test('of an unfinished, a returned or an archived induction has name, site and state alone', async () => {
    const started = await start(app);
    await saveDetails(app, started);
    const taken = await takeWhole(app);
    const bare = (state: string) => ({
      status: 200,
      body: { passId: expect.any(String), name: 'Matti Meikäläinen', project: taken.body.inductionForm.project, state },
    });
    const shown = async ({ id }: Started) => {
      const { status, body } = await passOf(id);
      return { status, body };
    };
    expect(await shown(started)).toEqual(bare('unfinished'));
    await app.ask(
      userFormActionApi.returnPages,
      { params: { id: taken.id }, body: { reason: 'Nimi.', pages: [0] } },
      { token: await manager() },
    );
    expect(await shown(taken)).toEqual(bare('returned'));
    await app.ask(
      userFormActionApi.archive,
      { params: { id: taken.id } },
      { token: await app.login('admin@example.com') },
    );
    expect(await shown(taken)).toEqual(bare('archived'));
  });

  test('is valid at once where the form needs no approval, through its last day', async () => {
    const form = (await formCalls(app).create({ pages: PAGES, validMonths: 1, needsApproval: false })).body;
    const taken = await takeWhole(app, form.meta.pin);
    const { validUntil } = (await passOf(taken.id)).body;
    expect((await passOf(taken.id)).body.state).toBe('valid');
    const lastDay = Date.parse(`${validUntil}T12:00:00Z`);
    app.pass((lastDay - app.world.now().getTime()) / 1000);
    expect((await passOf(taken.id)).body.state).toBe('valid');
    app.pass(24 * 3600);
    expect((await passOf(taken.id)).body.state).toBe('expired');
  });
});

describe('what is no pass', () => {
  test.each(['', 'x', 'A'.repeat(22), 'A'.repeat(21) + 'B', 'A'.repeat(400), '%2e%2e'])('%j is 404', async (passId) => {
    expect((await app.get(`/passes/${passId || '%20'}`, { address: '192.0.2.40' })).status).toBe(404);
  });

  test('counts: 60 misses a minute an address, then 429 with the seconds for every pass there, and none elsewhere', async () => {
    const taken = await takeWhole(app);
    const address = '192.0.2.41';
    app.stopClock();
    for (let tries = 0; tries < 60; tries += 1) {
      expect((await app.call(passApi.get, { params: { id: newId(app.world) } }, { address })).status).toBe(404);
    }
    const refused = await app.call(passApi.get, { params: { id: newId(app.world) } }, { address });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await passOf(taken.id, { address: '192.0.2.42' })).status).toBe(200);
    app.pass(60);
    expect((await passOf(taken.id, { address })).status).toBe(200);
  });

  test('right ones do not count, and read the table at most twice', async () => {
    const taken = await takeWhole(app, RICH_PIN);
    await app.settle();
    await passOf(taken.id);
    const reads: string[] = [];
    const { table } = app.world;
    const getMany = table.getMany.bind(table);
    table.getMany = (keys) => {
      reads.push(`${keys.length}`);
      return getMany(keys);
    };
    for (let times = 0; times < 100; times += 1) expect((await passOf(taken.id)).status).toBe(200);
    table.getMany = getMany;
    expect(reads.length).toBe(200);
  });
});
