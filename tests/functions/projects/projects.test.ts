import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { projectChildWrite } from '../../../functions/store/entities/projects.ts';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';

let app: TestApp;
let manager: string;
let stranger: string;
let formIds: string[];
beforeAll(async () => {
  app = await startSeededApp();
  manager = await app.login('manager@example.com');
  stranger = await app.login('admin@toinen.example.com');
  const body: Got['body'] = await app.ask(inductionFormApi.find, {}, { token: manager });
  formIds = body.items.map(({ _id }: { _id: string }) => _id);
});
afterAll(() => app.stop());

const create = (body: object = {}, token = manager) => app.call(projectApi.create, { body }, { token });
const update = (project: Got['body'], change: object) =>
  app.call(projectApi.update, { params: { id: project._id }, body: { ...project, ...change } }, { token: manager });
const names = async (query: Given<typeof projectApi.list>['query'] = {}, token = manager): Promise<string[]> => {
  const { items } = await app.ask(projectApi.list, { query: { limit: '100', ...query } }, { token });
  return items.map(({ name }) => name);
};

describe('a project', () => {
  test('without a name is a new one, with nothing in it and every reminder ready to be switched on', async () => {
    const { status, body } = await create();
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        name: 'Uusi projekti',
        version: 1,
        startDate: null,
        endDate: null,
        ended: false,
        inductionFormIds: [],
        cardReminder: { adminEnabled: false, ownerEnabled: false, reminder1Enabled: true, adminEmails: [] },
      },
    });
    expect((await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).body).toEqual(body);
  });

  test('keeps what is saved of it, each form and address once, and is found by the new name alone', async () => {
    const { body } = await create({ name: 'Ratatyömaa' });
    const saved = await update(body, {
      name: '  Satamakatu 4  ',
      startDate: '2026-02-28',
      endDate: '2026-02-28',
      inductionFormIds: [...formIds, formIds[0]],
      cardReminder: { ...body.cardReminder, adminEnabled: true, adminEmails: ['a@example.com', 'a@example.com'] },
    });
    expect(saved).toMatchObject({
      status: 200,
      body: { name: 'Satamakatu 4', version: 2, inductionFormIds: formIds, created: body.created },
    });
    expect(saved.body.cardReminder.adminEmails).toEqual(['a@example.com']);
    expect((await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).body).toEqual(saved.body);
    expect(await names({ q: 'satama' })).toEqual(['Satamakatu 4']);
    expect(await names({ q: 'ratatyö' })).toEqual([]);
  });

  test('without a plan has no places of zones', async () => {
    const zones = [{ name: 'Kellari', point: { x: 0.5, y: 0.5 } }];
    const { body } = await create({ zones });
    expect(body.zones).toEqual([{ _id: expect.any(String), name: 'Kellari' }]);
    expect((await update(body, { zones: [{ ...body.zones[0], ...zones[0] }] })).body).toEqual(body);
  });

  test.each([
    ['a name that says nothing', { name: '   ' }, 'name', 'required'],
    ['a name of two lines', { name: 'a\r\nBcc: b@example.com' }, 'name', 'invalid_format'],
    ['a name that is too long', { name: 'x'.repeat(201) }, 'name', 'too_long'],
    ['a day that the calendar has not', { startDate: '2026-02-29' }, 'startDate', 'invalid_value'],
    ['an end before the start', { startDate: '2026-03-02', endDate: '2026-03-01' }, 'endDate', 'invalid_value'],
    ['what is no address', { cardReminder: { adminEmails: ['a@b'] } }, 'cardReminder.adminEmails.0', 'invalid_format'],
    [
      'an address with a second header',
      { cardReminder: { updateNoteEmails: ['a@example.com\r\nBcc: b@example.com'] } },
      'cardReminder.updateNoteEmails.0',
      'invalid_format',
    ],
    ['21 forms', { inductionFormIds: Array(21).fill('A'.repeat(22)) }, 'inductionFormIds', 'too_long'],
    ['a form that is not there', { inductionFormIds: ['A'.repeat(22)] }, 'inductionFormIds.0', 'invalid_value'],
  ])('does not take %s, and says where', async (_, draft, path, code) => {
    expect(await create(draft)).toMatchObject({ status: 422, body: { issues: [{ path, code }] } });
    const { body } = await create({ name: 'Ehjä' });
    expect(await update(body, draft)).toMatchObject({ status: 422, body: { issues: [{ path, code }] } });
    expect((await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).body).toEqual(body);
  });

  test("takes no form of another company's", async () => {
    const draft = { name: 'Vieras', inductionFormIds: [formIds[0]] };
    expect(await create(draft, stranger)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'inductionFormIds.0', code: 'invalid_value' }] },
    });
  });

  test('takes nothing that is the server’s to say', async () => {
    const { body } = await create({ name: 'Oma', _id: 'x', company: 'y', ended: true, created: '1999', children: 7 });
    expect(body).toMatchObject({ name: 'Oma', ended: false, version: 1 });
    expect(body.created).not.toBe('1999');
    const saved = await update(body, { name: 'Oma 2', company: 'y', ended: true, created: '1999', children: 7 });
    expect(saved.body).toEqual({ ...body, name: 'Oma 2', version: 2 });
    expect((await app.call(projectApi.remove, { params: { id: body._id } }, { token: manager })).status).toBe(200);
  });
});

describe('two that change one project', () => {
  test('at once: one is told of the other, with the project as it now is, and nothing is lost', async () => {
    const { body } = await create({ name: 'Kaksi' });
    const both = await Promise.all(['Yksi', 'Toinen'].map((name) => update(body, { name })));
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const won = both.find(({ status }) => status === 200)?.body;
    const lost = both.find(({ status }) => status === 409)?.body;
    expect(lost).toMatchObject({ code: 'version_conflict', current: won });
    expect((await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).body).toEqual(won);
  });

  test('in the same way are both right, whatever version they knew', async () => {
    const { body } = await create({ name: 'Sama' });
    expect((await update(body, { name: 'Samoin' })).body.version).toBe(2);
    expect(await update(body, { name: 'Samoin' })).toMatchObject({ status: 200, body: { version: 2 } });
    expect((await update(body, { name: 'Muuten' })).status).toBe(409);
    expect(await update(body, { version: undefined })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'version', code: 'required' }] },
    });
  });

  test('one saving while the other ends it: it is ended and saved, or the saving is told', async () => {
    const { body } = await create({ name: 'Päättyvä' });
    const [ended, saved] = await Promise.all([
      app.call(projectApi.end, { params: { id: body._id } }, { token: manager }),
      update(body, { name: 'Tallennettu' }),
    ]);
    expect(ended.status).toBe(200);
    const now = (await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).body;
    expect(now).toMatchObject({ ended: true, name: saved.status === 200 ? 'Tallennettu' : 'Päättyvä' });
    expect(await names({ q: 'päättyvä', archived: 'all' })).toEqual(saved.status === 200 ? [] : ['Päättyvä']);
  });
});

describe('a project that has ended', () => {
  test('is in the list of the ended until it is reopened, and ending it twice is once', async () => {
    const { body } = await create({ name: 'Loppunut' });
    for (const version of [2, 2]) {
      expect(await app.call(projectApi.end, { params: { id: body._id } }, { token: manager })).toMatchObject({
        status: 200,
        body: { ended: true, version },
      });
    }
    for (const query of [{}, { q: 'loppunut' }, { sort: 'name' }] as const) {
      expect(await names(query)).not.toContain('Loppunut');
      expect(await names({ ...query, archived: 'true' })).toContain('Loppunut');
      expect(await names({ ...query, archived: 'all' })).toContain('Loppunut');
    }
    expect((await app.call(projectApi.reopen, { params: { id: body._id } }, { token: manager })).body).toMatchObject({
      ended: false,
    });
    expect(await names({ q: 'loppunut' })).toEqual(['Loppunut']);
    expect(await names({ q: 'loppunut', archived: 'true' })).toEqual([]);
  });
});

describe('a project is removed', () => {
  test('once it has nothing of its own, and then is nowhere', async () => {
    const { body } = await create({ name: 'Poistettava', inductionFormIds: formIds });
    const under = { id: body._id, company: body.company };
    const remove = () => app.call(projectApi.remove, { params: { id: body._id } }, { token: manager });
    await app.world.table.write([projectChildWrite(under, 1)]);
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await update(body, { name: 'Poistettava 2' });
    expect((await remove()).status).toBe(409);
    await app.world.table.write([projectChildWrite(under, -1)]);
    expect(await remove()).toMatchObject({ status: 200, body: {} });
    expect((await remove()).status).toBe(404);
    expect((await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).status).toBe(404);
    expect(await names({ q: 'poistettava', archived: 'all' })).toEqual([]);
    await expect(app.world.table.write([projectChildWrite(under, 1)])).rejects.toThrow('condition');
  });
});

describe('who sees and changes projects', () => {
  test('those with a role of their company; another company’s project does not exist', async () => {
    const { body } = await create({ name: 'Näkyvä' });
    for (const account of ['manager', 'foreman', 'viewer', 'admin', 'root']) {
      const token = await app.login(`${account}@example.com`);
      expect({ account, ...(await app.call(projectApi.get, { params: { id: body._id } }, { token })) }).toMatchObject({
        account,
        status: 200,
      });
      expect(await names({ q: 'näkyvä' }, token)).toEqual(['Näkyvä']);
    }
    for (const account of ['editor', 'worker']) {
      const token = await app.login(`${account}@example.com`);
      expect((await app.call(projectApi.get, { params: { id: body._id } }, { token })).status).toBe(403);
      expect((await app.call(projectApi.list, {}, { token })).status).toBe(403);
    }
    const params = { id: body._id };
    const sent = { token: stranger };
    const calls = {
      get: () => app.call(projectApi.get, { params }, sent),
      update: () => app.call(projectApi.update, { params, body }, sent),
      end: () => app.call(projectApi.end, { params }, sent),
      reopen: () => app.call(projectApi.reopen, { params }, sent),
      remove: () => app.call(projectApi.remove, { params }, sent),
    };
    for (const [what, call] of Object.entries(calls)) {
      expect({ what, status: (await call()).status }).toEqual({ what, status: 404 });
    }
    expect(await names({ company: body.company }, stranger)).toEqual([]);
    expect((await app.call(projectApi.get, { params: { id: body._id } }, { token: manager })).body).toEqual(body);
  });
});

test('the same key creates one project, however often it is sent', async () => {
  const given = { body: { name: 'Kerran' } };
  const sent = { token: manager, key: uuid() };
  const all = await Promise.all([
    app.call(projectApi.create, given, sent),
    app.call(projectApi.create, given, sent),
    app.call(projectApi.create, given, sent),
  ]);
  expect(all.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect(new Set(all.map(({ body }) => body._id)).size).toBe(1);
  expect(await names({ q: 'kerran' })).toEqual(['Kerran']);
});

test('the demo company has a site with both its forms', async () => {
  const { body } = await app.call(projectApi.list, { query: { q: 'kalasataman' } }, { token: manager });
  expect(body.items).toMatchObject([{ name: 'Kalasataman torni C', ended: false, inductionFormCount: 2 }]);
});
