import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Given } from '../../../infra/demo/declared-call.ts';
import { registerApi } from '../../../shared/registers/register-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { Sent, TestApp } from '../../fixtures/test-app.ts';
import { start, startSeededApp, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let worker: Started;
beforeAll(async () => {
  app = await startSeededApp();
  worker = await start(app);
});
afterAll(() => app.stop());
beforeEach(() => {
  app.registers.isDown = false;
  app.pass(60);
});

type Query = Given<typeof registerApi.searchCompanies>['query'];
const search = (query: Query, sent: Omit<Sent, 'body'> = { token: worker.token }) =>
  app.call(registerApi.searchCompanies, { query }, sent);
const names = async (query: Query) => (await search(query)).body.map(({ name }) => name);

describe('the search of companies', () => {
  test('answers names with business ids as a bare array, the closest first', async () => {
    expect(await search({ name: 'teline' })).toMatchObject({
      status: 200,
      body: [{ name: 'Teline-Taru Oy', businessId: '9098702-0' }],
    });
    expect(await names({ name: 'm' })).toEqual([]);
    const found = await names({ name: 'mal' });
    expect(found).toHaveLength(2);
    const beginnings = found.map((name) => name.toLowerCase().startsWith('mal'));
    expect(beginnings).toEqual(beginnings.toSorted((a, b) => Number(b) - Number(a)));
  });

  test('finds a company by its former name and shows the current one; companies that have ended are left out', async () => {
    expect(await names({ name: 'Maansiirto Kuvitelma' })).toEqual(['Kaivuri Kuvitelma Oy']);
    expect(await names({ name: 'Rakennus Entinen' })).toEqual([]);
  });

  test('gives fifteen at most, the name itself first, and fewer where fewer are asked for', async () => {
    const company = (name: string, number: number) => ({
      businessId: { value: `${9_000_000 + number}-0` },
      names: [{ name, type: '1', endDate: null }],
    });
    const names100 = Array.from({ length: 99 }, (_, number) => `Kolmas Sata ${String(number).padStart(2, '0')}`);
    app.registers.companies = [...names100, 'SATA'].map(company);
    const found = await names({ name: 'sata' });
    app.registers.companies = undefined;
    expect(found).toEqual(['SATA', ...names100.slice(0, 14)]);
    expect(await names({ name: 'sata', max: '2' })).toEqual(found.slice(0, 2));
    for (const max of ['0', '16', 'x']) expect((await search({ name: 'kek', max })).status).toBe(400);
  });

  test('asks the register of a name once a day, however it is written and whoever asks', async () => {
    const before = app.registers.asked.length;
    await names({ name: 'nosturi' });
    await names({ name: ' NOSTURI ' });
    expect(app.registers.asked).toHaveLength(before + 1);
    app.pass(24 * 3600 + 1);
    worker = await start(app);
    await names({ name: 'nosturi' });
    expect(app.registers.asked).toHaveLength(before + 2);
  });

  test('answers an older list while the register is down, else an empty one, and does not knock again for half a minute', async () => {
    expect(await names({ name: 'betoni' })).toEqual(['Betoni-Satu Oy']);
    app.pass(25 * 3600);
    worker = await start(app);
    app.registers.isDown = true;
    const before = app.registers.asked.length;
    expect(await names({ name: 'betoni' })).toEqual(['Betoni-Satu Oy']);
    expect(await search({ name: 'kaivuri' })).toMatchObject({ status: 200, body: [] });
    expect(app.registers.asked).toHaveLength(before + 1);
    app.registers.isDown = false;
    expect(await names({ name: 'kaivuri' })).toEqual([]);
    app.pass(31);
    expect(await names({ name: 'kaivuri' })).toEqual(['Kaivuri Kuvitelma Oy']);
  });

  test('needs a token, and a name', async () => {
    expect((await search({ name: 'teline' }, {})).status).toBe(401);
    expect((await search({})).status).toBe(400);
  });

  test('one address asks the register sixty times a minute at most, and gets empty lists from then on', async () => {
    const before = app.registers.asked.length;
    const sent = { token: worker.token, address: '203.0.113.9' };
    const asked = Array.from({ length: 70 }, (_, number) => search({ name: `flood${number}` }, sent));
    expect(new Set((await Promise.all(asked)).map(({ status }) => status))).toEqual(new Set([200]));
    expect(app.registers.asked).toHaveLength(before + 60);
  });

  test('sends whatever is typed as one parameter to the one host', async () => {
    for (const name of ['http://127.0.0.1/', '../../x?name=', 'a&businessid=1&b', 'abc#d', '@evil.example']) {
      await names({ name });
      const url = new URL(app.registers.asked.at(-1)?.url ?? '');
      expect(url.origin + url.pathname).toBe('https://companies.example.com/opendata-ytj-api/v3/companies');
      expect([...url.searchParams]).toEqual([['name', name]]);
    }
  });

  test('is closed to a worker whose token has ended, as every call is', async () => {
    const ended = await start(app);
    const byUser = await app.login('worker@example.com');
    expect((await search({ name: 'teline' }, { token: ended.token })).status).toBe(200);
    const claimed = await app.call(
      userFormActionApi.claim,
      { params: { id: ended.id }, body: { token: ended.token } },
      { token: byUser },
    );
    expect(claimed.status).toBe(200);
    expect(await search({ name: 'teline' }, { token: ended.token })).toMatchObject({
      status: 401,
      body: { code: 'unauthorized' },
    });
  });
});
