import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { PASSWORD, People } from '../../fixtures/people/people.ts';
import { uuid } from '../../fixtures/test-app.ts';
import { userApi } from '../../../shared/users/user-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';

let people: People;
beforeAll(async () => {
  people = await People.start();
});
afterAll(() => people.app.stop());
beforeEach(() => people.app.pass(1));

describe('the users of a company', () => {
  test('are listed to its admins, found by words of name and address, sorted by name', async () => {
    const user = await people.made({ name: 'Zacharias Öinen', email: 'zacharias@example.net' });
    const list = async (query: Given<typeof userApi.list>['query'], token = people.tokens.admin) =>
      (await people.app.ask(userApi.list, { query }, { token })).items.map(({ email }) => email);
    expect((await list({ limit: '1' }))[0]).toBe(user.email);
    expect(await list({ q: 'öin' })).toEqual([user.email]);
    expect(await list({ q: 'zacharias' })).toEqual([user.email]);
    expect((await list({ sort: 'name', limit: '100' })).at(-1)).toBe(user.email);
    expect(await list({ limit: '100' }, people.tokens.other)).toEqual(['admin@toinen.example.com']);
    const { company } = user;
    expect(await list({ limit: '100', company }, people.tokens.other)).toEqual(['admin@toinen.example.com']);
    const other = (await people.app.ask(userApi.list, {}, { token: people.tokens.other })).items[0]?.company;
    expect(await list({ company: other }, people.tokens.root)).toEqual(['admin@toinen.example.com']);
    expect((await people.app.call(userApi.list, {}, { token: people.tokens.manager })).status).toBe(403);
  });

  test('are nothing to another company, and to each other only a name', async () => {
    const user = await people.made({ name: 'Nimi Näkyy' });
    expect(
      await people.app.call(userApi.name, { params: { id: user._id } }, { token: people.tokens.worker }),
    ).toMatchObject({
      status: 200,
      body: { name: 'Nimi Näkyy' },
    });
    expect((await people.get(user._id, people.tokens.worker)).status).toBe(403);
    expect((await people.put(user, { name: 'Vieras' }, people.tokens.worker)).status).toBe(403);
    const calls = [
      people.get(user._id, people.tokens.other),
      people.app.call(userApi.name, { params: { id: user._id } }, { token: people.tokens.other }),
      people.put(user, { name: 'Vieras' }, people.tokens.other),
      people.app.call(userApi.remove, { params: { id: user._id } }, { token: people.tokens.other }),
      people.app.call(
        userApi.sendVerification,
        { params: { id: user._id } },
        { token: people.tokens.other, key: uuid() },
      ),
    ];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([404, 404, 404, 404, 404]);
    expect((await people.get(user._id)).body).toEqual(user);
  });

  test('are offered as permit persons by name and usual role to those who write permits', async () => {
    const user = await people.made({ name: 'Aada Aamuinen', permitRole: 'Grantor' });
    const got = await people.app.call(
      userApi.permitPersons,
      { query: { q: 'aamu' } },
      { token: people.tokens.foreman },
    );
    expect(got).toMatchObject({
      status: 200,
      body: { items: [{ userId: user._id, name: 'Aada Aamuinen', permitRole: 'Grantor' }], nextCursor: null },
    });
    expect(Object.keys(got.body.items[0] ?? {})).toEqual(['userId', 'name', 'permitRole']);
    const first = (await people.app.ask(userApi.permitPersons, {}, { token: people.tokens.foreman })).items[0];
    expect(first?.name).toBe('Aada Aamuinen');
    expect((await people.app.call(userApi.permitPersons, {}, { token: people.tokens.admin })).status).toBe(403);
  });

  test('move to another company by root only, without their department, and their tokens end', async () => {
    const user = await people.made({ password: PASSWORD });
    const token = await people.app.login(user.email, PASSWORD);
    const other = (await people.app.ask(userApi.list, {}, { token: people.tokens.other })).items[0]?.company;
    expect((await people.put(user, { company: other })).body.company).toBe(user.company);
    const moved = await people.put(user, { company: other }, people.tokens.root);
    expect(moved).toMatchObject({ status: 200, body: { company: other, department: null } });
    expect((await people.get(user._id, token)).status).toBe(401);
    expect((await people.get(user._id)).status).toBe(404);
    expect((await people.get(user._id, people.tokens.other)).status).toBe(200);
    expect(await people.put(moved.body, { company: 'A'.repeat(22) }, people.tokens.root)).toMatchObject({
      status: 422,
      body: { issues: [{ path: 'company' }] },
    });
  });
});

describe('a removed user', () => {
  test('is gone with tokens, address and place in the lists, and the address is free', async () => {
    const user = await people.made({ name: 'Poistuva Petteri', password: PASSWORD });
    const token = await people.app.login(user.email, PASSWORD);
    expect(await people.remove(user._id)).toMatchObject({ status: 200, body: {} });
    expect((await people.get(user._id, token)).status).toBe(401);
    expect((await people.get(user._id)).status).toBe(404);
    expect(
      (await people.app.call(userApi.list, { query: { q: 'poistuva' } }, { token: people.tokens.admin })).body.items,
    ).toEqual([]);
    expect((await people.app.call(sessionApi.login, { body: { email: user.email, password: PASSWORD } })).status).toBe(
      401,
    );
    expect((await people.made({ email: user.email })).email).toBe(user.email);
    expect((await people.remove(user._id)).status).toBe(404);
  });

  test('is never oneself, and a manager or root only by root', async () => {
    expect(await people.remove(await people.idOf('admin'))).toMatchObject({
      status: 409,
      body: { code: 'invalid_state' },
    });
    expect((await people.remove(await people.idOf('root'))).status).toBe(403);
    expect((await people.remove(await people.idOf('root'), people.tokens.root)).status).toBe(409);
    const manager = await people.made({ roles: ['manager'] }, people.tokens.root);
    expect((await people.remove(manager._id)).status).toBe(403);
    expect((await people.remove(manager._id, people.tokens.root)).status).toBe(200);
  });
});
