import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { uuid, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { companyApi } from '../../../shared/companies/company-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { projectApi } from '../../../shared/projects/project-api.ts';
import { departmentApi } from '../../../shared/departments/department-api.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';

let app: TestApp;
let root: string;
let admin: string;
let ownId: string;
beforeAll(async () => {
  app = await startSeededApp();
  root = await app.login('root@example.com');
  admin = await app.login('admin@example.com');
  ownId = (await app.ask(companyApi.list, {}, { token: admin })).items[0]?._id ?? '';
});
afterAll(() => app.stop());

const create = async (name: string) =>
  (await app.call(companyApi.create, { body: { name } }, { token: root, key: uuid() })).body;
const remove = (id: string, token = root) => app.call(companyApi.remove, { params: { id } }, { token });
const names = async (query: Given<typeof companyApi.list>['query'], token = root) =>
  (await app.ask(companyApi.list, { query }, { token })).items.map(({ name }) => name);

describe('companies', () => {
  test('are made, listed, found, renamed and removed by root', async () => {
    const company = await create('Sillanrakentajat Oy');
    expect(company).toMatchObject({ name: 'Sillanrakentajat Oy', version: 1 });
    expect((await names({ limit: '1' }))[0]).toBe('Sillanrakentajat Oy');
    expect(await names({ q: 'sillan' })).toEqual(['Sillanrakentajat Oy']);
    const body = { name: 'Sillat ja tiet Oy', version: 1 };
    const saved = await app.call(companyApi.update, { params: { id: company._id }, body }, { token: root });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Sillat ja tiet Oy', version: 2 } });
    expect((await app.call(companyApi.get, { params: { id: company._id } }, { token: root })).body).toEqual(saved.body);
    expect(await names({ q: 'sillanrakentajat' })).toEqual([]);
    expect(await remove(company._id)).toMatchObject({ status: 200, body: {} });
    expect((await remove(company._id)).status).toBe(404);
    expect(await names({ q: 'sillat' })).toEqual([]);
  });

  test('are an admin’s own to see and to rename, and nobody else’s', async () => {
    expect(await names({}, admin)).toEqual(['Rakennus Oy Esimerkki']);
    const before = (await app.call(companyApi.get, { params: { id: ownId } }, { token: admin })).body;
    const body = { name: 'Rakennus Oy Malli', version: before.version };
    expect(await app.call(companyApi.update, { params: { id: ownId }, body }, { token: admin })).toMatchObject({
      status: 200,
    });
    expect(
      await app.call(companyApi.update, { params: { id: ownId }, body: { ...body, name: 'Toisin' } }, { token: admin }),
    ).toMatchObject({
      status: 409,
      body: { current: { name: 'Rakennus Oy Malli' } },
    });
    const foreign = await create('Vieras Oy');
    expect((await app.call(companyApi.get, { params: { id: foreign._id } }, { token: admin })).status).toBe(404);
    expect((await app.call(companyApi.update, { params: { id: foreign._id }, body }, { token: admin })).status).toBe(
      404,
    );
    expect((await remove(ownId, admin)).status).toBe(403);
    expect((await app.call(companyApi.create, { body: { name: 'Oma Oy' } }, { token: admin })).status).toBe(403);
    expect((await app.call(companyApi.list, {}, { token: await app.login('editor@example.com') })).status).toBe(403);
  });

  test('tell their name to everyone in them', async () => {
    const token = await app.login('worker@example.com');
    expect(await app.call(companyApi.myName, {}, { token })).toMatchObject({
      status: 200,
      body: { name: expect.stringMatching(/^Rakennus Oy/) },
    });
  });

  test('are not removed while somebody or something is in them', async () => {
    const company = await create('Tyhjenevä Oy');
    const draft = { name: 'Ainoa', email: `${uuid()}@example.org`, company: company._id };
    const { body: user } = await app.call(userApi.create, { body: draft }, { token: root });
    expect(user.company).toBe(company._id);
    expect(await remove(company._id)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    expect(await remove(ownId)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await app.call(userApi.remove, { params: { id: user._id } }, { token: root });
    expect((await remove(company._id)).status).toBe(200);
    const late = { name: 'Myöhässä', email: `${uuid()}@example.org`, company: company._id };
    expect(await app.call(userApi.create, { body: late }, { token: root })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'company' }] },
    });
  });

  test('are listed with how many users and projects they have, the ended ones too', async () => {
    const company = await create('Lukumäärät Oy');
    expect(company).toMatchObject({ userCount: 0, projectCount: 0 });
    const draft = { name: 'Laskija', email: `${uuid()}@example.org`, company: company._id };
    const password = { password: 'hyvä-lause-77x', roles: ['projectCRUD'] as const };
    await app.ask(userApi.create, { body: { ...draft, ...password } }, { token: root });
    const token = await app.login(draft.email, password.password);
    const made = await Promise.all(
      ['Silta', 'Tie', 'Tunneli'].map((name) => app.call(projectApi.create, { body: { name } }, { token })),
    );
    const [ended = '', removed = ''] = made.map(({ body }) => body._id);
    await app.ask(projectApi.end, { params: { id: ended } }, { token });
    const row = async () =>
      (await app.call(companyApi.list, { query: { q: 'lukumäärät' } }, { token: root })).body.items[0];
    expect(await row()).toMatchObject({ name: 'Lukumäärät Oy', userCount: 1, projectCount: 3 });
    await app.ask(projectApi.remove, { params: { id: removed } }, { token });
    await app.call(projectApi.remove, { params: { id: removed } }, { token });
    expect(await row()).toMatchObject({ userCount: 1, projectCount: 2 });
  });

  test('with a department are not removed', async () => {
    const company = await create('Osastoja Oy');
    const { body } = await app.call(
      departmentApi.create,
      { body: { name: 'Osasto', company: company._id } },
      { token: root },
    );
    expect(await remove(company._id)).toMatchObject({ status: 409, body: { code: 'in_use' } });
    await app.call(departmentApi.remove, { params: { id: body._id } }, { token: root });
    expect((await remove(company._id)).status).toBe(200);
  });

  test('of a removal and a new user at once only one happens', async () => {
    for (let round = 0; round < 5; round += 1) {
      const company = await create('Kilpajuoksu Oy');
      const draft = { name: 'Nopea', email: `${uuid()}@example.org`, company: company._id };
      const [gone, added] = await Promise.all([
        remove(company._id),
        app.call(userApi.create, { body: draft }, { token: root }),
      ]);
      expect([gone.status, added.status]).toBeOneOf([
        [200, 422],
        [409, 201],
      ]);
    }
  });

  test('with forms that outlived their last user are not removed', async () => {
    const company = await create('Lomakkeet jäävät Oy');
    const email = `${uuid()}@example.org`;
    const draft = {
      name: 'Laatija',
      email,
      company: company._id,
      password: 'hyvä-lause-77x',
      roles: ['orientationFormCRUD'] as const,
    };
    const user = await app.ask(userApi.create, { body: draft }, { token: root });
    const token = await app.login(email, 'hyvä-lause-77x');
    expect((await app.call(inductionFormApi.create, { body: { meta: { name: 'Jää' } } }, { token })).status).toBe(201);
    await app.call(userApi.remove, { params: { id: user._id } }, { token: root });
    expect(await remove(company._id)).toMatchObject({ status: 409, body: { code: 'in_use' } });
  });
});
