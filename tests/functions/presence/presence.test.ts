import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { passIdOf } from '../../../functions/security/pass-id.ts';
import { formatTime } from '../../../shared/core/dates.ts';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { workerApi } from '../../../shared/workers/worker-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, startSeededApp, takeWhole, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let taken: Started;
let site: string;
beforeAll(async () => {
  app = await startSeededApp();
  taken = await takeWhole(app, RICH_PIN, { ...PERSON, lastName: 'Läsnäolija', birthday: '1.2.1990' });
  await app.settle();
  app.stopClock();
});
afterAll(() => app.stop());
beforeEach(async () => {
  manager = await app.login('manager@example.com');
  await passUntil('7.00');
  site = await newSite();
});

/** Moves the clock on to a time of Helsinki, and logs in anew where the session has ended. */
async function passUntil(time: string): Promise<void> {
  app.pass(60 - Math.floor((app.world.now().getTime() / 1000) % 60));
  while (formatTime(app.world.now().toISOString()) !== time) app.pass(60);
  manager = await app.login('manager@example.com');
}

const newSite = async (presence = true) =>
  (
    await app.ask(
      projectApi.create,
      { body: { inductionFormIds: [taken.body.inductionForm._id], presence } },
      { token: manager },
    )
  )._id;
const now = () => app.world.now().toISOString();
const ago = (seconds: number) => new Date(app.world.now().getTime() - seconds * 1000).toISOString();

type Body = { userFormId?: string; passId?: string; kind?: 'in' | 'out'; at?: string; sentAt?: string };
const noting = (body: Body = {}, key = uuid()) => {
  const whose = body.passId === undefined ? { userFormId: taken.id } : {};
  return app.call(
    presenceApi.note,
    { params: { id: site }, body: { ...whose, kind: 'in', ...body } },
    { token: manager, key },
  );
};
const note = async (kind: 'in' | 'out', body: Body = {}) => (await noting({ kind, ...body })).body;
const listed = (day?: string) =>
  app.ask(presenceApi.list, { params: { id: site }, query: day === undefined ? {} : { day } }, { token: manager });
const onSite = async () =>
  (await app.ask(presenceApi.onSite, { params: { id: site } }, { token: manager })).items.map(({ since }) => since);

describe('presence on a site', () => {
  test('is noted with the verdict, its reasons and who noted it, and stands in the list of now and of the day', async () => {
    const got = await noting();
    expect(got).toMatchObject({
      status: 201,
      body: {
        userFormId: taken.id,
        kind: 'in',
        at: now(),
        verdict: 'check',
        reasons: expect.arrayContaining(['waiting']),
        by: { name: expect.any(String) },
        struck: null,
      },
    });
    const { userFormId: _1, day, ...event } = got.body;
    const person = { userFormId: taken.id, name: 'Matti Läsnäolija', employer: 'Sähkötyö Valo Oy' };
    const passId = passIdOf(app.world.keys, taken.id);
    expect(await listed()).toEqual({ day, items: [{ ...person, events: [event] }], nextCursor: null });
    expect(await app.ask(presenceApi.onSite, { params: { id: site } }, { token: manager })).toEqual({
      at: now(),
      items: [{ ...person, passId, since: got.body.at }],
    });
    const atGate = await app.ask(gateApi.get, { params: { id: site, personId: passId } }, { token: manager });
    expect(atGate).toMatchObject({ passId, presence: { since: got.body.at } });
  });

  test('is judged as at the gate: by the best of the person’s inductions, whichever is noted', async () => {
    const former = await takeWhole(app, RICH_PIN, { ...PERSON, lastName: 'Läsnäolija', birthday: '1.2.1990' });
    await app.settle();
    await app.ask(userFormActionApi.archive, { params: { id: former.id } }, { token: manager });
    expect(await note('in', { userFormId: former.id })).toMatchObject({
      userFormId: former.id,
      verdict: 'check',
      reasons: expect.not.arrayContaining(['archived']),
    });
  });

  test('is noted by the pass as by the induction, and a leaving ends it', async () => {
    await note('in', { passId: passIdOf(app.world.keys, taken.id) });
    app.pass(3600);
    await note('out');
    expect(await onSite()).toEqual([]);
    expect((await listed()).items.map(({ events }) => events.map(({ kind }) => kind))).toEqual([['in', 'out']]);
  });

  test('that is taken back within a minute is noted again: where somebody is tells the newest event', async () => {
    await note('in');
    app.pass(4);
    await note('out');
    app.pass(4);
    const { at } = await note('in');
    expect(await onSite()).toEqual([at]);
    app.pass(4);
    expect(await note('in')).toMatchObject({ at });
  });

  test('is refused on a site that has not turned it on', async () => {
    site = await newSite(false);
    expect(await noting()).toMatchObject({ status: 409, body: { code: 'invalid_state' } });
  });

  test('of what was noted a minute ahead of the clock or a day ago counts, and of more is 422 at its field', async () => {
    for (const at of [ago(-60), ago(86_400)]) expect((await noting({ at })).status).toBe(201);
    for (const at of [ago(-121), ago(86_401)]) {
      expect(await noting({ at })).toMatchObject({ status: 422, body: { code: 'bad_time', issues: [{ path: 'at' }] } });
    }
  });

  test('follows the phone’s own clock at the sending', async () => {
    const at = '2020-01-01T05:00:00.000Z';
    expect((await noting({ at, sentAt: '2020-01-01T05:10:00.000Z' })).body.at).toBe(ago(600));
  });

  test('sent again is one, also by another key or with another clock at the sending', async () => {
    const key = uuid();
    const first = await noting({ at: ago(60), sentAt: now() }, key);
    const again = await noting({ at: ago(60), sentAt: ago(1) }, key);
    const other = await noting({ at: ago(30) });
    expect([again.body._id, other.body._id]).toEqual([first.body._id, first.body._id]);
    expect((await listed()).items.flatMap(({ events }) => events)).toHaveLength(1);
    expect((await noting({ kind: 'out' }, key)).status).toBe(422);
  });

  test('of many at once is noted once', async () => {
    const got = await Promise.all(Array.from({ length: 8 }, () => noting()));
    expect(new Set(got.map(({ status, body }) => `${status} ${body._id}`)).size).toBe(1);
    expect((await listed()).items.flatMap(({ events }) => events)).toHaveLength(1);
  });

  test('counts for 16 hours, is then of nobody, and stays on the day of the arrival over midnight', async () => {
    await passUntil('22.00');
    const { day } = await note('in');
    app.pass(16 * 3600);
    manager = await app.login('manager@example.com');
    expect(await onSite()).toHaveLength(1);
    app.pass(1);
    expect(await onSite()).toEqual([]);
    const late = await note('out', { at: ago(8 * 3600) });
    expect(late.day).toBe(day);
    expect((await listed(day)).items.flatMap(({ events }) => events)).toHaveLength(2);
    expect((await listed()).items).toEqual([]);
  });

  test('that comes late takes its place: an arrival takes the leaving that stood alone', async () => {
    await passUntil('23.30');
    const at = ago(0);
    await passUntil('1.00');
    const alone = await note('out');
    expect((await listed()).items).toHaveLength(1);
    const { day } = await note('in', { at });
    expect(day).not.toBe(alone.day);
    expect((await listed(day)).items[0]?.events.map(({ kind }) => kind)).toEqual(['in', 'out']);
    expect((await listed()).items).toEqual([]);
    expect(await onSite()).toEqual([]);
  });

  test('of somebody unknown or of another company is 404', async () => {
    expect((await noting({ userFormId: 'A'.repeat(22) })).status).toBe(404);
    expect((await noting({ passId: 'A'.repeat(22) })).status).toBe(404);
    const token = await app.login('admin@toinen.example.com');
    const theirs = (await app.ask(projectApi.create, { body: { presence: true } }, { token }))._id;
    const body = { userFormId: taken.id, kind: 'in' } as const;
    expect((await app.call(presenceApi.note, { params: { id: theirs }, body }, { token })).status).toBe(404);
  });
});

const strike = (event: string, day: string) =>
  app.call(
    presenceApi.strike,
    { params: { id: site, personId: taken.id }, body: { day, event, reason: 'Väärä henkilö' } },
    { token: manager },
  );

describe('a wrong event', () => {
  test('is struck with a reason, stays in sight and counts no more', async () => {
    const { _id, day } = await note('in');
    expect(await strike(_id, day)).toMatchObject({
      status: 200,
      body: { events: [{ _id, struck: { reason: 'Väärä henkilö', by: { name: expect.any(String) }, at: now() } }] },
    });
    expect(await onSite()).toEqual([]);
    expect((await listed()).items[0]?.events).toMatchObject([{ _id, struck: { reason: 'Väärä henkilö' } }]);
    expect((await noting()).body._id).not.toBe(_id);
    expect(await onSite()).toHaveLength(1);
  });

  test('that was a leaving gives the stay back', async () => {
    const { at } = await note('in');
    app.pass(3600);
    const { _id, day } = await note('out');
    await strike(_id, day);
    expect(await onSite()).toEqual([at]);
  });

  test('that is not there is 404', async () => {
    expect((await strike('A'.repeat(22), '2030-01-01')).status).toBe(404);
  });
});

describe('the list of workers', () => {
  const starts = async () => {
    await app.settle();
    const { items } = await app.ask(workerApi.list, { params: { id: site }, query: {} }, { token: manager });
    return items.map(({ lastName, start }) => [lastName, start]);
  };

  test('has the first day of presence as the first day of work, and without it the next best', async () => {
    await starts();
    const { day, _id } = await note('in');
    expect(await starts()).toEqual([['Läsnäolija', { date: day, from: 'presence' }]]);
    await passUntil('6.00');
    const later = await note('in');
    expect(await starts()).toEqual([['Läsnäolija', { date: day, from: 'presence' }]]);
    await strike(_id, day);
    expect(await starts()).toEqual([['Läsnäolija', { date: later.day, from: 'presence' }]]);
    await strike(later._id, later.day);
    expect(await starts()).toMatchObject([['Läsnäolija', { from: 'signing' }]]);
  });

  test('keeps its project, which was not empty before either', async () => {
    await note('in');
    expect((await app.call(projectApi.remove, { params: { id: site } }, { token: manager })).status).toBe(409);
  });
});
