import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { cardApi } from '../../../shared/cards/card-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { createCardsForm, given, photo, takeWithCards, uploaded } from '../../fixtures/cards-walk.ts';
import { edgeOpens } from '../../fixtures/outside/edge-opens.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { PERSON, startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let project: string;
let pins: string[];
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  const editor = await app.login('editor@example.com');
  const forms = [await createCardsForm(app, editor), await createCardsForm(app, editor)];
  pins = forms.map(({ pin }) => pin);
  project = await newProject(forms.map(({ id }) => id));
});
afterAll(() => app.stop());

async function newProject(inductionFormIds: string[]): Promise<string> {
  const got = await app.call(projectApi.create, { body: { name: 'Kalasatama', inductionFormIds } }, { token: manager });
  return got.body._id;
}

const dayFromNow = (days: number) => localDate(new Date(app.world.now().getTime() + days * 86_400_000));
const list = (query: Given<typeof cardApi.listOfProject>['query'] = {}, id = project) =>
  app.call(cardApi.listOfProject, { params: { id }, query }, { token: manager });
const make = (body: object, id = project) =>
  app.call(cardApi.create, { body: { project: id, ...body } }, { token: manager });
const namesOf = (got: Awaited<ReturnType<typeof list>>) =>
  (got.body.items as { name: string }[]).map(({ name }) => name);

describe("a project's cards", () => {
  test('are those of its induction forms and its own, the soonest to expire first, each state by itself', async () => {
    await takeWithCards(app, pins[0] ?? '', {
      cards: async (started) => [
        given('Vanhentunut', dayFromNow(0), await uploaded(app, started)),
        given('Vanhenee', dayFromNow(14)),
        given('Valttikortti', '', '', { noExpiration: true }),
      ],
    });
    await takeWithCards(app, pins[1] ?? '', {
      cards: () => Promise.resolve([given('Huomenna', dayFromNow(1)), given('Voimassa', dayFromNow(15))]),
    });
    await make({ name: 'Oma', expires: dayFromNow(400), firstName: 'Oiva', lastName: 'Omistaja', company: 'Oma Oy' });
    await app.settle();
    const all = ['Vanhentunut', 'Huomenna', 'Vanhenee', 'Voimassa', 'Oma', 'Valttikortti'];
    expect(namesOf(await list())).toEqual(all);
    expect(namesOf(await list({ sort: '-expires' }))).toEqual(all.toReversed());
    expect(namesOf(await list({ expirationStatus: 'expired' }))).toEqual(['Vanhentunut']);
    expect(namesOf(await list({ expirationStatus: 'warn' }))).toEqual(['Huomenna', 'Vanhenee']);
    expect(namesOf(await list({ expirationStatus: 'valid' }))).toEqual(['Voimassa', 'Oma']);
    expect(namesOf(await list({ expirationStatus: 'none' }))).toEqual(['Valttikortti']);
    const { body } = await list({ expirationStatus: 'all' });
    const states = (body.items as { expirationStatus: string }[]).map(({ expirationStatus }) => expirationStatus);
    expect(states).toEqual(['expired', 'warn', 'warn', 'valid', 'valid', 'none']);
    expect(body.items[0]).toMatchObject({ firstName: PERSON.firstName, company: PERSON.company, approved: false });
  });

  test('are walked by cursors in either direction without one twice or left out', async () => {
    for (const sort of ['expires', '-expires', 'name'] as const) {
      const seen: string[] = [];
      let cursor = '';
      do {
        const got = await list({ limit: '2', sort, cursor: cursor || undefined });
        expect(got.status).toBe(200);
        seen.push(...namesOf(got));
        cursor = got.body.nextCursor ?? '';
      } while (cursor !== '');
      expect(seen).toHaveLength(6);
      expect(new Set(seen).size).toBe(6);
    }
  });

  test('are found by the beginnings of words of the person and of the card', async () => {
    expect(namesOf(await list({ name: 'omi' }))).toEqual(['Oma']);
    expect(namesOf(await list({ q: 'valtti' }))).toEqual(['Valttikortti']);
    expect((await list({ q: 'meikä mat' })).body.items).toHaveLength(5);
    expect(namesOf(await list({ q: 'meikä', expirationStatus: 'expired' }))).toEqual(['Vanhentunut']);
    expect((await list({ q: 'olematon' })).body).toEqual({ items: [], nextCursor: null });
  });

  test('leave the list when they are archived, and are in that of the archived ones', async () => {
    const { body: card } = await make({ name: 'Arkistoon', expires: dayFromNow(30) });
    await app.call(cardApi.archive, { params: { id: card._id } }, { token: manager });
    expect(namesOf(await list())).not.toContain('Arkistoon');
    expect(namesOf(await list({ showArchived: 'true' }))).toEqual(['Arkistoon']);
    expect(namesOf(await list({ archived: 'all' }))).toContain('Arkistoon');
    expect(namesOf(await list({ q: 'arkis' }))).toEqual([]);
    expect(namesOf(await list({ q: 'arkis', showArchived: 'true' }))).toEqual(['Arkistoon']);
    await app.call(cardApi.unarchive, { params: { id: card._id } }, { token: manager });
    expect(namesOf(await list({ q: 'arkis' }))).toEqual(['Arkistoon']);
  });

  test('of another project are not among them', async () => {
    const other = await newProject([]);
    await make({ name: 'Toisen', expires: dayFromNow(30) }, other);
    expect(namesOf(await list({}, other))).toEqual(['Toisen']);
    expect(namesOf(await list())).not.toContain('Toisen');
  });

  test('come with a token for their own picture only', async () => {
    const { body }: Got = await list({ expirationStatus: 'expired' });
    const [{ _id, imageSrc, fileToken }] = body.items;
    expect(app.files.objects.has(`static/images/card/${_id}/${imageSrc}`)).toBe(true);
    expect(await edgeOpens(app, `/static/images/card/${_id}/${imageSrc}`, fileToken)).toBe(true);
    expect(await edgeOpens(app, `/static/images/card/${_id}/${'0'.repeat(32)}.png`, fileToken)).toBe(false);
    const whole = await app.call(cardApi.get, { params: { id: _id } }, { token: manager });
    expect(await edgeOpens(app, `/static/images/card/${_id}/${imageSrc}`, whole.body.fileToken)).toBe(true);
    expect((await list({ expirationStatus: 'none' })).body.items[0]?.fileToken).toBeNull();
  });
});

describe('when the cards of a project expire', () => {
  const monthOf = (day: string) => day.slice(0, 7);

  test('is counted by calendar months from this one on, archived cards left out', async () => {
    const own = await newProject([]);
    const days = [-400, -1, 0, 1, 14, 15, 200, 1000].map(dayFromNow);
    for (const day of days) await make({ name: 'Kortti', expires: day }, own);
    await make({ name: 'Valttikortti', noExpiration: true }, own);
    const { body: archived } = await make({ name: 'Kortti', expires: dayFromNow(3) }, own);
    await app.call(cardApi.archive, { params: { id: archived._id } }, { token: manager });
    const { status, body } = await app.call(cardApi.expiries, { params: { id: own } }, { token: manager });
    expect(status).toBe(200);
    expect(body).toMatchObject({ expired: 3, warn: 2, isWhole: true });
    type Month = { month: string; expired: number; warn: number; valid: number };
    const months: Month[] = body.months;
    expect(months).toHaveLength(12);
    expect(months[0]?.month).toBe(monthOf(dayFromNow(0)));
    for (const { month, expired, warn, valid } of months) {
      const inMonth = days.filter((day) => monthOf(day) === month).length;
      expect({ month, all: expired + warn + valid }).toEqual({ month, all: inMonth });
      const listed = await list({ month, limit: '100' }, own);
      expect(listed.body.items).toHaveLength(inMonth);
    }
  });

  test('a month can be asked for together with a state and with words', async () => {
    const own = await newProject([]);
    await make({ name: 'Tulityökortti', expires: dayFromNow(0) }, own);
    await make({ name: 'Ensiapukortti', expires: dayFromNow(0) }, own);
    const month = monthOf(dayFromNow(0));
    expect(namesOf(await list({ month, expirationStatus: 'expired', q: 'tuli' }, own))).toEqual(['Tulityökortti']);
    expect(namesOf(await list({ month, expirationStatus: 'none' }, own))).toEqual([]);
    expect((await list({ month, expirationStatus: 'expired' }, own)).body.items).toHaveLength(2);
    expect((await list({ month: '2026-13' }, own)).status).toBe(400);
  });

  test('is told to no other company', async () => {
    const token = await app.login('admin@toinen.example.com');
    expect((await app.call(cardApi.expiries, { params: { id: project } }, { token })).status).toBe(404);
  });
});

describe('a card made in a project', () => {
  test('takes its photo with it, is made once by a repeated call, and keeps its project', async () => {
    const key = uuid();
    const body = { project, name: 'other', nameOther: 'Nosturikortti', expires: dayFromNow(60), imageSrc: photo(3) };
    const [first, again] = [
      await app.call(cardApi.create, { body }, { token: manager, key }),
      await app.call(cardApi.create, { body }, { token: manager, key }),
    ];
    expect(first).toMatchObject({
      status: 201,
      body: { name: 'other', nameOther: 'Nosturikortti', project, userFormId: null, approved: false, version: 1 },
    });
    expect(again.body._id).toBe(first.body._id);
    const placed = [...app.files.objects.keys()].filter((name) => name.endsWith(first.body.imageSrc));
    expect(placed).toEqual([`static/images/card/${first.body._id}/${first.body.imageSrc}`]);
    const id = await newProject([]);
    await make({ name: 'Pysyvä', expires: dayFromNow(60) }, id);
    const removed = await app.call(projectApi.remove, { params: { id } }, { token: manager });
    expect(removed).toMatchObject({ status: 409, body: { code: 'in_use' } });
  });

  test('is made in a project of the company only, and takes nothing that is the server’s to say', async () => {
    const foreign = await app.login('admin@toinen.example.com');
    const body = { project, name: 'Ensiapukortti', expires: dayFromNow(50) };
    expect((await app.call(cardApi.create, { body }, { token: foreign })).status).toBe(404);
    expect((await app.call(cardApi.listOfProject, { params: { id: project } }, { token: foreign })).status).toBe(404);
    expect((await make({ name: 'Ensiapukortti', expires: dayFromNow(50) }, 'A'.repeat(22))).status).toBe(404);
    const forged = {
      ...body,
      _id: 'B'.repeat(22),
      approved: true,
      archived: true,
      version: 7,
      userFormId: 'A'.repeat(22),
      inductionFormId: 'A'.repeat(22),
      created: '2020-01-01T00:00:00.000Z',
    };
    const { body: card } = await app.call(cardApi.create, { body: forged }, { token: manager });
    expect(card).toMatchObject({
      approved: false,
      archived: false,
      version: 1,
      userFormId: null,
      inductionFormId: null,
    });
    expect(card._id).not.toBe(forged._id);
    expect(card.created).not.toBe(forged.created);
    const root = await app.login('root@example.com');
    expect((await app.call(cardApi.get, { params: { id: card._id } }, { token: root })).status).toBe(200);
    expect((await app.call(cardApi.get, { params: { id: card._id } }, { token: foreign })).status).toBe(404);
  });

  test.each([
    [{ expires: '2030-01-01' }, 'name', 'name_missing'],
    [{ name: 'other', expires: '2030-01-01' }, 'nameOther', 'name_missing'],
    [{ name: 'Ensiapukortti' }, 'expires', 'date_missing'],
    [{ name: 'Ensiapukortti', expires: '2030-02-30' }, 'expires', 'invalid_format'],
    [{ name: 'Ensiapukortti', expires: '2100-01-02' }, 'noExpiration', 'not_allowed'],
    [{ name: 'Ensiapukortti', noExpiration: true, expires: '2030-01-01' }, 'noExpiration', 'not_allowed'],
  ])('is refused with %j', async (body, path, code) => {
    expect(await make(body)).toMatchObject({
      status: 422,
      body: { code: 'validation_failed', issues: [{ path, code }] },
    });
  });

  test.each(['data:image/png;base64,AAAA', 'data:text/html,<b>', 'data:image/png;base64,?'])(
    'is refused with a picture that is none: %s',
    async (imageSrc) => {
      expect(await make({ name: 'Ensiapukortti', expires: '2030-01-01', imageSrc })).toMatchObject({
        status: 422,
        body: { code: 'validation_failed', issues: [{ path: 'imageSrc' }] },
      });
    },
  );

  test('is refused with a photo that nobody has sent', async () => {
    const got = await make({ name: 'Ensiapukortti', expires: '2030-01-01', imageSrc: `${'0'.repeat(32)}.png` });
    expect(got).toMatchObject({ status: 422, body: { code: 'file_missing' } });
  });
});
