import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuid, type Got, type TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { departmentApi } from '../../../shared/departments/department-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';

let app: TestApp;
let admin: string;
let other: string;
beforeAll(async () => {
  app = await startSeededApp();
  admin = await app.login('admin@example.com');
  other = await app.login('admin@toinen.example.com');
});
afterAll(() => app.stop());

const create = (name: string, more: object = {}): Promise<Got> =>
  app.call(departmentApi.create, { body: { name, ...more } }, { token: admin, key: uuid() });
const remove = (id: string, token = admin) => app.call(departmentApi.remove, { params: { id } }, { token });
const user = async (department: string | null): Promise<Got> =>
  app.call(userApi.create, { body: { name: 'Jäsen', email: `${uuid()}@example.org`, department } }, { token: admin });
const departmentOf = async (id: string) =>
  (await app.call(userApi.get, { params: { id } }, { token: admin })).body.department;

describe('a department', () => {
  test('is made by an admin, listed to everyone of the company, renamed, and found by its words', async () => {
    const made = await create(' Runkotyöt ');
    expect(made).toMatchObject({ status: 201, body: { name: 'Runkotyöt', version: 1 } });
    const body = { name: 'Runko ja katto', version: 1 };
    const saved = await app.call(departmentApi.update, { params: { id: made.body._id }, body }, { token: admin });
    expect(saved).toMatchObject({ status: 200, body: { name: 'Runko ja katto', version: 2 } });
    expect(
      await app.call(
        departmentApi.update,
        { params: { id: made.body._id }, body: { name: 'Katto', version: 1 } },
        { token: admin },
      ),
    ).toMatchObject({
      status: 409,
      body: { code: 'version_conflict', current: saved.body },
    });
    expect(
      await app.call(departmentApi.update, { params: { id: made.body._id }, body }, { token: admin }),
    ).toMatchObject({ status: 200 });
    const worker = await app.login('worker@example.com');
    const list = await app.call(departmentApi.list, { query: { q: 'kat' } }, { token: worker });
    expect(list.body.items).toEqual([expect.objectContaining({ _id: made.body._id, name: 'Runko ja katto' })]);
    expect((await app.call(departmentApi.get, { params: { id: made.body._id } }, { token: worker })).status).toBe(403);
    expect((await app.call(departmentApi.create, { body: { name: 'Oma' } }, { token: worker })).status).toBe(403);
  });

  test('of another company does not exist, and nobody makes one there but root', async () => {
    const { body } = await create('Suljettu');
    expect((await app.call(departmentApi.get, { params: { id: body._id } }, { token: other })).status).toBe(404);
    expect((await remove(body._id, other)).status).toBe(404);
    expect((await app.call(departmentApi.list, {}, { token: other })).body.items).toEqual([]);
    const company = (await app.ask(userApi.list, {}, { token: other })).items[0]?.company;
    expect((await create('Väärä paikka', { company })).body.company).toBe(body.company);
    const root = await app.login('root@example.com');
    const made = await app.call(departmentApi.create, { body: { name: 'Juuri', company } }, { token: root });
    expect(made.body.company).toBe(company);
    const nowhere = { name: 'Ei', company: 'A'.repeat(22) };
    expect((await app.call(departmentApi.create, { body: nowhere }, { token: root })).status).toBe(422);
  });

  test('that is removed leaves its users without one, and nobody is put into it any more', async () => {
    const { body } = await create('Purettava');
    const stays = await create('Pysyvä');
    const members = await Promise.all(Array.from({ length: 53 }, () => user(body._id)));
    const bystander = await user(stays.body._id);
    const mover = members[0]?.body;
    await app.call(
      userApi.update,
      { params: { id: mover._id }, body: { version: 1, department: stays.body._id } },
      { token: admin },
    );
    expect(await remove(body._id)).toMatchObject({ status: 200, body: {} });
    expect((await user(body._id)).status).toBe(422);
    await app.settle();
    const left = await Promise.all(members.slice(1).map((member) => departmentOf(member.body._id)));
    expect(new Set(left)).toEqual(new Set([null]));
    expect(await departmentOf(mover._id)).toBe(stays.body._id);
    expect(await departmentOf(bystander.body._id)).toBe(stays.body._id);
    expect((await remove(body._id)).status).toBe(404);
  });

  test('is only for users of its company', async () => {
    const { body } = await create('Meidän');
    const foreign = { name: 'Vieras', email: `${uuid()}@example.org`, department: body._id };
    expect(await app.call(userApi.create, { body: foreign }, { token: other })).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'department', code: 'invalid_value' }] },
    });
  });
});
