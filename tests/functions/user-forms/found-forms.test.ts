import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editCodeApi } from '../../../shared/edit-codes/edit-code-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Given } from '../../../infra/demo/declared-call.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { PERSON, RICH_PIN, saveDetails, SHORT_PIN, start, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
let foreman: string;
let project: Got['body'];
beforeAll(async () => {
  app = await startSeededApp();
  foreman = await app.login('foreman@example.com');
  project = (await app.call(projectApi.list, {}, { token: foreman })).body.items[0];
});
afterAll(() => app.stop());

type Asked = NonNullable<Given<typeof userFormSearchApi.listOfProject>['query']>;
const inProject = (query: Asked = {}, token = foreman): Promise<Got> =>
  app.call(userFormSearchApi.listOfProject, { params: { id: project._id }, query }, { token });
const candidates = (query: Omit<Asked, 'state'> = {}, token = foreman): Promise<Got> =>
  app.call(userFormSearchApi.permitCandidates, { params: { id: project._id }, query }, { token });
const lastNames = ({ body }: Got) => body.items.map(({ user }: { user: { lastName: string } }) => user.lastName);

async function walk(list: (query: Asked) => Promise<Got>, query: Asked): Promise<Got['body'][]> {
  const all: Got['body'][] = [];
  for (let cursor: string | undefined; ;) {
    const { status, body } = await list({ ...query, cursor });
    expect(status).toBe(200);
    all.push(...body.items);
    if (!body.nextCursor) return all;
    cursor = body.nextCursor;
  }
}

describe('the inductions of a project', () => {
  const NAMES = ['Aaltonen', 'Öhman', 'Virtanen', 'Ärling', 'Mäkinen', 'Åström'];

  test('are those of all its forms in one order, page after page, each once', async () => {
    for (const [place, lastName] of NAMES.entries()) {
      app.pass(1);
      await saveDetails(app, await start(app, place % 2 === 0 ? RICH_PIN : SHORT_PIN), { ...PERSON, lastName });
    }
    expect(lastNames(await inProject({ limit: '100' }))).toEqual(NAMES.toReversed());
    for (const query of [{ limit: '1' }, { limit: '2' }, { limit: '4' }, { limit: '3', archived: 'all' }] as const) {
      expect((await walk(inProject, query)).map(({ user }) => user.lastName)).toEqual(NAMES.toReversed());
    }
    const byName = ['Aaltonen', 'Mäkinen', 'Virtanen', 'Åström', 'Ärling', 'Öhman'];
    for (const limit of ['1', '2', '5', '100']) {
      const found = await walk(inProject, { sort: 'name', limit });
      expect(found.map(({ user }) => user.lastName)).toEqual(byName);
      const sought = await walk(inProject, { q: 'matti valo', limit, archived: 'all' });
      expect(sought.map(({ user }) => user.lastName)).toEqual(NAMES.toReversed());
    }
    expect(lastNames(await inProject({ q: 'virt' }))).toEqual(['Virtanen']);
  });

  test('wait for approval where they do, of whatever form', async () => {
    const [rich, short] = [await takeWhole(app, RICH_PIN), await takeWhole(app, SHORT_PIN)];
    const waiting = async () =>
      (await inProject({ state: 'waiting' })).body.items.map(({ _id }: { _id: string }) => _id);
    expect((await waiting()).toSorted()).toEqual([rich.id, short.id].toSorted());
    const token = await app.login('manager@example.com');
    const setApproved = (approved: boolean) =>
      app.call(userFormActionApi.approve, { params: { id: rich.id }, body: { approved } }, { token });
    await setApproved(true);
    expect(await waiting()).toEqual([short.id]);
    foreman = await app.login('foreman@example.com');
    await app.call(userFormActionApi.archive, { params: { id: short.id } }, { token: foreman });
    expect(await waiting()).toEqual([]);
    await app.call(userFormActionApi.unarchive, { params: { id: short.id } }, { token: foreman });
    expect(await waiting()).toEqual([short.id]);
    await setApproved(false);
    expect((await waiting()).toSorted()).toEqual([rich.id, short.id].toSorted());
  });

  test('are seen by those who read inductions, in their own company', async () => {
    for (const [account, status] of [
      ['admin@example.com', 200],
      ['manager@example.com', 200],
      ['root@example.com', 200],
      ['viewer@example.com', 403],
      ['editor@example.com', 403],
      ['admin@toinen.example.com', 404],
    ] as const) {
      expect({ account, status: (await inProject({}, await app.login(account))).status }).toEqual({ account, status });
    }
    const manager = await app.login('manager@example.com');
    const { body } = await app.call(projectApi.create, { body: { name: 'Tyhjä' } }, { token: manager });
    const empty = await app.call(userFormSearchApi.listOfProject, { params: { id: body._id } }, { token: manager });
    expect(empty.body).toEqual({ items: [], nextCursor: null });
  });
});

describe('whom the permits of a project may name', () => {
  test('are the persons of its signed inductions, approved or not, with their addresses', async () => {
    const whole = await walk(candidates, { limit: '1' });
    expect(whole).toHaveLength(2);
    const { email, phoneNumber, firstName, lastName, company } = PERSON;
    for (const person of whole) {
      expect(person).toMatchObject({ firstName, lastName, company, email, phoneNumber, cards: expect.any(Array) });
    }
    expect(await walk(candidates, { q: 'matti', limit: '1' })).toHaveLength(2);
    expect(await walk(candidates, { sort: 'name', limit: '2' })).toHaveLength(2);
    expect((await candidates({ q: 'aaltonen' })).body.items).toEqual([]);
  });

  test('have their living cards with name, day and approval', async () => {
    await app.settle();
    const rich = (await walk(candidates, {})).find(({ cards }) => cards.length > 0);
    expect(rich?.cards[0]).toEqual({
      _id: expect.stringMatching(/^[\w-]{22}$/),
      name: expect.any(String),
      expires: expect.any(String),
      approved: false,
    });
  });

  test('are told to those who make permits or read inductions', async () => {
    for (const [account, status] of [
      ['manager@example.com', 200],
      ['foreman@example.com', 200],
      ['admin@example.com', 403],
      ['viewer@example.com', 403],
      ['admin@toinen.example.com', 404],
    ] as const) {
      expect({ account, status: (await candidates({}, await app.login(account))).status }).toEqual({ account, status });
    }
  });
});

describe('inductions by their ids', () => {
  const by = (ids: string[], token = foreman) =>
    app.call(userFormSearchApi.byIds, { params: { ids: ids.join(',') } }, { token });

  test('are whole and in the order of the ids; what cannot be read is left out', async () => {
    const [first, second] = [await start(app), await start(app, RICH_PIN)];
    const got = await by([second.id, 'x', first.id, 'A'.repeat(22), second.id]);
    expect(got.status).toBe(200);
    expect(got.body.map(({ _id }) => _id)).toEqual([second.id, first.id]);
    expect(got.body[1]?.pages).toHaveLength(2);
    const stranger = await app.login('admin@toinen.example.com');
    expect((await by([first.id, second.id], stranger)).body).toEqual([]);
    expect((await by([first.id], await app.login('worker@example.com'))).body).toEqual([]);
    expect((await by([first.id], first.token)).status).toBe(403);
  });

  test('are 50 at most', async () => {
    const ids = Array.from({ length: 51 }, (_, place) => String(place).padStart(22, 'A'));
    expect((await by(ids)).status).toBe(400);
    expect((await by(ids.slice(1))).body).toEqual([]);
  });
});

describe('the induction behind a 9-digit PIN', () => {
  const find = (pin: string, token = foreman, address = '192.0.2.1') =>
    app.call(userFormSearchApi.findByPin, { query: { pin } }, { token, address });

  test('is told by id, form and company to who is logged in, and nothing more', async () => {
    const { id, body } = await start(app);
    const found = { _id: id, name: 'Vierailijan perehdytys', companyName: 'Rakennus Oy Esimerkki' };
    const { pin } = body.meta;
    const stranger = await app.login('admin@toinen.example.com');
    for (const given of [pin, ` ${pin.slice(0, 3)} ${pin.slice(3, 6)} ${pin.slice(6)} `]) {
      expect(await find(given, stranger)).toMatchObject({ status: 200, body: found });
      expect((await find(given, stranger)).body).toEqual(found);
    }
    expect((await app.call(userFormSearchApi.findByPin, { query: { pin } })).status).toBe(401);
    expect((await find(pin, (await start(app)).token)).status).toBe(403);
    expect((await app.call(userFormSearchApi.findByPin, {}, { token: foreman })).status).toBe(400);
    await app.call(userFormActionApi.archive, { params: { id } }, { token: foreman });
    expect(await find(pin, stranger)).toMatchObject({ status: 404, body: { code: 'induction_not_found' } });
  });

  test('is guessed ten times by a user and thirty from an address, and right ones do not count', async () => {
    const { body } = await start(app);
    const accounts = ['root', 'admin', 'manager', 'editor'];
    const tokens = await Promise.all(accounts.map((account) => app.login(`${account}@example.com`)));
    const address = '198.51.100.7';
    const wrong = ['000000000', '12345678', 'abcdefghi', '', '1234567890'];
    for (const token of tokens.slice(0, 3)) {
      for (let guess = 0; guess < 10; guess += 1) {
        expect((await find(body.meta.pin, token, address)).status).toBe(200);
        expect((await find(wrong[guess % wrong.length] ?? '', token, address)).status).toBe(404);
      }
      const over = await find(body.meta.pin, token, address);
      expect(over).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
      expect(Number(over.headers.get('retry-after'))).toBeGreaterThan(0);
    }
    expect((await find(body.meta.pin, tokens[3], address)).status).toBe(429);
    expect((await find(body.meta.pin, tokens[3], '198.51.100.8')).status).toBe(200);
    app.pass(15 * 60 + 1);
    expect((await find(body.meta.pin, tokens[0], address)).status).toBe(200);
  });
});

describe('an archived induction', () => {
  test('leaves the lists and comes back; its worker’s token ends at once, and asking twice is once', async () => {
    const started = await start(app);
    const params = { id: started.id };
    const act = (action: 'archive' | 'unarchive') =>
      app.call(userFormActionApi[action], { params }, { token: foreman });
    for (let again = 0; again < 2; again += 1) {
      expect(await act('archive')).toMatchObject({ status: 200, body: { meta: { archived: true } } });
    }
    for (const endpoint of [userFormApi.get, userFormApi.signPage]) {
      const given = { params: { ...params, pageIndex: '0' } };
      const { status } = await app.call(endpoint, given, { token: started.token });
      expect({ path: endpoint.path, status }).toEqual({ path: endpoint.path, status: 401 });
    }
    expect(
      (await app.call(editCodeApi.sendForUserForm, { params: { id: started.id }, body: { id: started.id } })).status,
    ).toBe(404);
    const isListed = async (query: Asked) =>
      (await inProject({ limit: '100', ...query })).body.items.some(({ _id }: { _id: string }) => _id === started.id);
    const whereListed = async () => [
      await isListed({}),
      await isListed({ archived: 'true' }),
      await isListed({ sort: 'name' }),
    ];
    expect(await whereListed()).toEqual([false, true, false]);
    expect(await act('unarchive')).toMatchObject({ status: 200, body: { meta: { archived: false } } });
    expect(await whereListed()).toEqual([true, false, true]);
    const history = await app.world.table.queryAll({
      where: 'PK = :pk AND begins_with(SK, :h)',
      values: { ':pk': `UF#${started.id}`, ':h': 'H#' },
    });
    expect(history.map(({ what }) => what)).toEqual(['archived', 'unarchived']);
  });

  test('and one that is signed or saved meanwhile stands as it should, wherever it is listed', async () => {
    const started = await start(app);
    const token = started.token;
    const [archived, saved] = await Promise.all([
      app.call(userFormActionApi.archive, { params: { id: started.id } }, { token: foreman }),
      app.call(
        userFormApi.update,
        { params: { id: started.id }, body: { version: 0, user: { ...PERSON, lastName: 'Ristinen' } } },
        { token },
      ),
    ]);
    expect(archived.status).toBe(200);
    const found = await walk(inProject, { q: 'ristinen', archived: 'all' });
    expect(found.map(({ _id }) => _id)).toEqual(saved.status === 200 ? [started.id] : []);
    for (const row of found) expect(row.meta.archived).toBe(true);
  });

  test('is archived by those who read inductions or administer, in their own company', async () => {
    const { id, token } = await start(app);
    for (const [account, status] of [
      ['admin@example.com', 200],
      ['manager@example.com', 200],
      ['editor@example.com', 403],
      ['worker@example.com', 403],
      ['admin@toinen.example.com', 404],
    ] as const) {
      for (const action of ['archive', 'unarchive'] as const) {
        const by = { token: await app.login(account) };
        const got = await app.call(userFormActionApi[action], { params: { id } }, by);
        expect({ account, action, status: got.status }).toEqual({ account, action, status });
      }
    }
    expect((await app.call(userFormActionApi.archive, { params: { id } }, { token })).status).toBe(403);
  });
});
