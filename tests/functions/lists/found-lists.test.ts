import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
let editor: string;
beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('foreman@example.com');
  editor = await app.login('editor@example.com');
});
afterAll(() => app.stop());

type Row = { _id: string; user: { lastName: string }; meta: { name: string; pin: string } };

type Pages = (cursor: string | undefined) => Promise<Got>;

/** Every row of a list, page after page. */
async function walk(page: Pages): Promise<Row[]> {
  const all: Row[] = [];
  for (let cursor: string | undefined; ;) {
    const { status, body } = await page(cursor);
    expect(status).toBe(200);
    all.push(...body.items);
    if (!body.nextCursor) return all;
    cursor = body.nextCursor;
  }
}

const forms = (query: Given<typeof inductionFormApi.find>['query']) =>
  walk((cursor) => app.call(inductionFormApi.find, { query: { ...query, cursor } }, { token }));

type Query = Given<typeof userFormSearchApi.listOfForm>['query'];

async function inductionsOf(pin: string): Promise<(query: Query) => Promise<string[]>> {
  const form = (await forms({ limit: '100' })).find(({ meta }) => meta.pin === pin);
  const params = { id: String(form?._id) };
  const page = (query: Query) => app.call(userFormSearchApi.listOfForm, { params, query }, { token });
  return async (query) => (await walk((cursor) => page({ ...query, cursor }))).map(({ user }) => user.lastName);
}

const newForm = (name: string): Promise<Got> =>
  app.call(inductionFormApi.create, { body: { meta: { name } } }, { token: editor });

describe('a search', () => {
  test('shows a person once, however many words of theirs begin so, page after page', async () => {
    const inductions = await inductionsOf(SHORT_PIN);
    const lastNames = ['Mäki', 'Mattila', 'Niemi', 'Metsä-Mäntylä'];
    for (const lastName of lastNames) {
      await saveDetails(app, await start(app), { ...PERSON, lastName, company: 'Maalaus Oy' });
    }
    const queries = [
      { q: 'm' },
      { q: 'm', limit: '1' },
      { q: 'm', limit: '2' },
      { q: 'ma m', limit: '1' },
      { q: 'mat', limit: '3' },
    ];
    for (const query of queries) {
      expect({ query, found: (await inductions(query)).toSorted() }).toEqual({ query, found: lastNames.toSorted() });
    }
  });

  test('and an order by name leave out those that do not wait for approval where only the others are asked for', async () => {
    const inductions = await inductionsOf(RICH_PIN);
    const waiting = await takeWhole(app, RICH_PIN);
    await saveDetails(app, await start(app, RICH_PIN), { ...PERSON, lastName: 'Kesken' });
    const queries: Query[] = [
      { q: 'matti' },
      { q: 'm valo', limit: '1' },
      { sort: 'name' },
      { sort: 'name', limit: '1', archived: 'all' },
    ];
    for (const query of queries) {
      expect({ query, all: (await inductions(query)).length }).toEqual({ query, all: 2 });
      expect({ query, found: await inductions({ ...query, state: 'waiting' }) }).toEqual({
        query,
        found: ['Meikäläinen'],
      });
    }
    const manager = await app.login('manager@example.com');
    await app.call(
      userFormActionApi.approve,
      { params: { id: waiting.id }, body: { approved: true } },
      { token: manager },
    );
    for (const query of queries) expect(await inductions({ ...query, state: 'waiting' })).toEqual([]);
  });
});

describe('a name', () => {
  test('that is missing keeps nothing out of the list by name', async () => {
    const { body } = await newForm('');
    const names = async () => (await forms({ sort: 'name', limit: '1' })).map(({ _id, meta }) => [_id, meta.name]);
    expect(await names()).toContainEqual([body._id, '']);
    const change = { ...body, meta: { name: 'Nimetty' } };
    expect(
      (await app.call(inductionFormApi.update, { params: { id: body._id }, body: change }, { token: editor })).status,
    ).toBe(200);
    expect((await names()).filter(([id]) => id === body._id)).toEqual([[body._id, 'Nimetty']]);
  });

  test.each([
    ['200 Hangul letters', '힣'.repeat(200), '힣'.repeat(150)],
    ['100 Hangul letters from their parts', '\u1112\u1175'.repeat(100), '히'.repeat(100)],
    ['signs that are written as three each', `${'\u{1D160}'.repeat(96)} merkki`, 'merkki'],
    ['letters of four bytes', '\u{10400}'.repeat(100), '\u{10400}'.repeat(100)],
    ['letters that lose their accents', 'ǖ'.repeat(200), 'u'.repeat(200)],
  ])('of %s is kept, listed and found', async (_, name, q) => {
    const { status, body } = await newForm(name);
    expect({ status, name: body.meta?.name }).toEqual({ status: 201, name });
    const ids = async (query: Parameters<typeof forms>[0]) => (await forms(query)).map(({ _id }) => _id);
    expect(await ids({ sort: 'name', limit: '2' })).toContain(body._id);
    expect(await ids({ q })).toEqual([body._id]);
    const started = await start(app);
    const user = { ...PERSON, firstName: name.slice(0, 100), lastName: name.slice(0, 100), company: name };
    expect((await saveDetails(app, started, user)).status).toBe(200);
  });
});
