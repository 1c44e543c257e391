import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { SHORT_PIN, startSeededApp, takeWhole } from '../../fixtures/walk.ts';

let app: TestApp;
const tokens = { manager: '', admin: '', editor: '' };
beforeAll(async () => {
  app = await startSeededApp();
  for (const name of ['manager', 'admin', 'editor'] as const) tokens[name] = await app.login(`${name}@example.com`);
});
afterAll(() => app.stop());

const eventsOf = async (id: string, token: string) =>
  (await app.call(userFormTrailApi.events, { params: { id } }, { token })).body.items;
const openingsOf = async (id: string) => {
  await app.settle();
  const got = await app.call(userFormTrailApi.openings, { params: { id }, query: {} }, { token: tokens.admin });
  return got.body.items;
};

describe('what happened to an induction', () => {
  test('tells who did what, how they are known, and from what to what', async () => {
    const { id, token } = await takeWhole(app, SHORT_PIN);
    const body = await app.ask(userFormApi.get, { params: { id } }, { token: tokens.admin });
    const before = body.user.company;
    app.pass(1);
    const user = { ...body.user, company: 'Uusi Oy' };
    const change = { version: body.version, user };
    await app.ask(userFormApi.update, { params: { id }, body: change }, { token: tokens.admin });
    app.pass(1);
    await app.call(userFormActionApi.approve, { params: { id }, body: { approved: true } }, { token: tokens.manager });
    const [approved, edited, ...rest] = await eventsOf(id, tokens.manager);
    expect(approved).toMatchObject({ what: 'approved', by: 'user', user: { name: 'Matti Mestari' }, how: 'login' });
    expect(edited).toMatchObject({ what: 'adminEdit', changes: [{ field: 'company', from: before, to: 'Uusi Oy' }] });
    const told: string[] = rest.map(({ what }) => what);
    expect(told.toSorted()).toEqual(['completed', ...body.pages.map(() => 'pageSigned'), 'started']);
    expect(rest.find(({ what }) => what === 'pageSigned')).toMatchObject({ by: 'worker', how: 'phone' });
    const own = await eventsOf(id, token);
    expect(own.map(({ what }) => what)).toEqual((await eventsOf(id, tokens.manager)).map(({ what }) => what));
    expect(own.filter((event) => event.user !== null)).toEqual([]);
  });
});

describe('who opened a worker’s record', () => {
  test('is one item a viewer, record and day with each way, for admins alone, and no row of a list makes one', async () => {
    const { id, token } = await takeWhole(app, SHORT_PIN);
    await app.call(userFormApi.get, { params: { id } }, { token });
    const read = () => app.ask(userFormApi.get, { params: { id } }, { token: tokens.manager });
    const form = (await read()).inductionForm._id;
    await app.ask(userFormSearchApi.listOfForm, { params: { id: form } }, { token: tokens.admin });
    await read();
    await app.call(userFormSearchApi.byIds, { params: { ids: id } }, { token: tokens.manager });
    const project = { inductionFormIds: [form] };
    const site = await app.ask(projectApi.create, { body: project }, { token: tokens.manager, key: uuid() });
    await app.call(gateApi.get, { params: { id: site._id, personId: id } }, { token: tokens.manager });
    expect(await openingsOf(id)).toMatchObject([
      { by: { name: 'Matti Mestari' }, ways: [{ way: 'record' }, { way: 'report' }, { way: 'gate' }] },
    ]);
    app.pass(24 * 3600);
    tokens.manager = await app.login('manager@example.com');
    tokens.admin = await app.login('admin@example.com');
    await read();
    const found = await openingsOf(id);
    expect(found.map(({ ways }) => ways.length)).toEqual([1, 3]);
    const items = await app.world.table.queryAll({
      where: 'PK = :id AND begins_with(SK, :day)',
      values: { ':id': `UF#${id}`, ':day': 'D#' },
    });
    const years = items.map(({ ttl }) => (Number(ttl) * 1000 - app.world.now().getTime()) / (365 * 24 * 3_600_000));
    for (const kept of years) expect(kept).toBeGreaterThan(1.98);
  });

  test('is not kept of an induction that is gone meanwhile', async () => {
    const { id } = await takeWhole(app, SHORT_PIN);
    await app.ask(userFormApi.get, { params: { id } }, { token: tokens.manager });
    const all = await app.world.table.queryAll({ where: 'PK = :id', values: { ':id': `UF#${id}` } });
    for (const { PK, SK } of all) await app.world.table.write([{ delete: { PK, SK } }]);
    await app.settle();
    expect(await app.world.table.queryAll({ where: 'PK = :id', values: { ':id': `UF#${id}` } })).toEqual([]);
  });
});

describe('what happened to a user and to a form', () => {
  test('tells who gave which roles, and goes with the user', async () => {
    tokens.admin = await app.login('admin@example.com');
    const draft = { name: 'Uusi Henkilö', email: 'uusi@example.org', roles: ['user' as const] };
    const made = await app.call(userApi.create, { body: draft }, { token: tokens.admin, key: uuid() });
    const { _id: id, version } = made.body;
    app.pass(1);
    const body = { version, roles: ['user' as const, 'cardR' as const] };
    await app.call(userApi.update, { params: { id }, body }, { token: tokens.admin });
    const { items } = (await app.call(userApi.events, { params: { id } }, { token: tokens.admin })).body;
    expect(items).toMatchObject([
      { what: 'changed', how: 'login', changes: [{ field: 'roles', from: 'user', to: 'user cardR' }] },
      { what: 'created', changes: [{ field: 'roles', to: 'user' }] },
    ]);
    await app.call(userApi.remove, { params: { id } }, { token: tokens.admin });
    await app.settle();
    expect(await app.world.table.queryAll({ where: 'PK = :id', values: { ':id': `USER#${id}` } })).toEqual([]);
  });

  test('tells who made, published, set, archived and restored a form', async () => {
    tokens.editor = await app.login('editor@example.com');
    const token = tokens.editor;
    const pages = [{ title: 'Sivu', minReadTime: 0, content: [] }];
    const draft = { meta: { name: 'Jälki' }, pages };
    const made = await app.ask(inductionFormApi.create, { body: draft }, { token, key: uuid() });
    const params = { id: made._id };
    app.pass(1);
    const body = { ...made, pages: [...pages, ...pages] };
    const published = await app.ask(inductionFormApi.update, { params, body }, { token });
    app.pass(1);
    await app.ask(inductionFormApi.update, { params, body: { ...published, startsPerDay: 5000 } }, { token });
    for (const move of ['archive', 'unarchive'] as const) {
      app.pass(1);
      await app.ask(inductionFormApi[move], { params }, { token });
    }
    const got = await app.call(inductionFormApi.events, { params }, { token });
    expect(got.body.items).toMatchObject([
      { what: 'unarchived' },
      { what: 'archived' },
      { what: 'settingsChanged', changes: [{ field: 'startsPerDay', to: '5000' }] },
      { what: 'published', place: '2' },
      { what: 'created', place: '1', by: 'user' },
    ]);
  });
});
