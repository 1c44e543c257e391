import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, saveDetails, SHORT_PIN, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
let token: string;
let formId: string;

const NAMES = ['Aaltonen', 'Ärling', 'Åström', 'Virtanen', 'Virta', 'Öhman', 'Mäki-Petäjä', 'van der Berg'];

beforeAll(async () => {
  app = await startSeededApp();
  token = await app.login('foreman@example.com');
  const { items }: Got['body'] = await app.ask(inductionFormApi.find, {}, { token });
  formId = items.find((form: { meta: { pin: string } }) => form.meta.pin === SHORT_PIN)._id;
  for (const lastName of NAMES) {
    app.pass(1);
    await saveDetails(app, await start(app), { ...PERSON, lastName });
  }
  await takeWhole(app);
  await app.settle();
});
afterAll(() => app.stop());

type Query = Given<typeof userFormSearchApi.listOfForm>['query'];
const list = (query: Query): Promise<Got> =>
  app.call(userFormSearchApi.listOfForm, { params: { id: formId }, query }, { token });
const lastNames = ({ body }: Got) => body.items.map((row: { user: { lastName: string } }) => row.user.lastName);

async function walk(query: Query): Promise<string[]> {
  const all: string[] = [];
  for (let cursor: string | undefined; ;) {
    const got = await list({ ...query, cursor });
    all.push(...lastNames(got));
    if (!got.body.nextCursor) return all;
    cursor = got.body.nextCursor;
  }
}

describe('a list', () => {
  test('is newest first, and its pages together are the whole, each row once', async () => {
    const whole = lastNames(await list({ limit: '100' }));
    expect(whole).toEqual(['Meikäläinen', ...NAMES.toReversed()]);
    expect(await walk({ limit: '3' })).toEqual(whole);
  });

  test('sorts by name as Finnish does, page after page', async () => {
    expect(await walk({ sort: 'name', limit: '2' })).toEqual([
      'Aaltonen',
      'Meikäläinen',
      'Mäki-Petäjä',
      'van der Berg',
      'Virta',
      'Virtanen',
      'Åström',
      'Ärling',
      'Öhman',
    ]);
  });

  test.each([
    ['virt', ['Virta', 'Virtanen']],
    ['VIRTANEN matti', ['Virtanen']],
    ['petäjä', ['Mäki-Petäjä']],
    ['ber mat', ['van der Berg']],
    ['ohman', []],
    ['!!', []],
  ])('finds %s by the beginnings of the words', async (q, expected) => {
    expect((await walk({ q })).toSorted()).toEqual(expected.toSorted());
  });

  test('finds all of many namesakes, page after page', async () => {
    expect(await walk({ q: 'matti', limit: '3' })).toHaveLength(NAMES.length + 1);
    expect(await walk({ q: 'matti valo', limit: '3' })).toHaveLength(NAMES.length + 1);
  });

  test('shows those that wait for approval, and what a row of the list shows', async () => {
    const { body } = await list({ state: 'waiting' });
    expect(body.items).toHaveLength(1);
    expect(body.items[0]).toMatchObject({
      user: { firstName: 'Matti', lastName: 'Meikäläinen', company: PERSON.company, taxNumber: '' },
      meta: { approved: false, archived: false, name: 'Vierailijan perehdytys' },
      pagesSigned: '2/2',
    });
  });

  test('a cursor is bound to its caller and filter, and a forged one opens nothing', async () => {
    const { body } = await list({ limit: '2' });
    const cursor: string = body.nextCursor;
    expect((await list({ limit: '5', cursor })).status).toBe(200);
    expect((await list({ limit: '2', archived: 'all', cursor })).status).toBe(400);
    expect((await list({ limit: '2', cursor: `${cursor.slice(0, -2)}AA` })).status).toBe(400);
    const manager = await app.login('manager@example.com');
    expect(
      (
        await app.call(
          userFormSearchApi.listOfForm,
          { params: { id: formId }, query: { limit: '2', cursor } },
          { token: manager },
        )
      ).status,
    ).toBe(400);
  });

  test('an unknown value in the query is 400', async () => {
    for (const query of ['?limit=0', '?limit=101', '?archived=maybe', '?sort=company', '?state=x']) {
      const got = await app.get(`/induction-forms/${formId}/user-forms${query}`, { token });
      expect({ query, ...got }).toMatchObject({ query, status: 400, body: { code: 'bad_request' } });
    }
  });

  test("another company's form does not exist, whatever company is named", async () => {
    const stranger = await app.login('admin@toinen.example.com');
    const { items }: Got['body'] = await app.ask(inductionFormApi.find, {}, { token });
    const company: string = items[0].company;
    expect(
      (
        await app.call(
          userFormSearchApi.listOfForm,
          { params: { id: formId }, query: { company } },
          { token: stranger },
        )
      ).status,
    ).toBe(404);
    const formsFor = async (as: string): Promise<Got['body']> =>
      app.ask(inductionFormApi.find, { query: { company } }, { token: as });
    expect((await formsFor(stranger)).items).toEqual([]);
    expect(
      (await app.call(inductionFormApi.get, { params: { id: formId }, query: {} }, { token: stranger })).status,
    ).toBe(404);
    const root = await app.login('root@example.com');
    expect((await formsFor(root)).items).toHaveLength(2);
  });
});
