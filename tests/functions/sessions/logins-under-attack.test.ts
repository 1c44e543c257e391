import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { solvedProof } from '../../fixtures/solved-proof.ts';
import type { Got, TestApp } from '../../fixtures/test-app.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { userApi } from '../../../shared/users/user-api.ts';

const OWNER = 'foreman@example.com';
const RIGHT = 'demo-demo';

let app: TestApp;
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
});
afterAll(() => app.stop());
beforeEach(async () => {
  app.pass(26 * 3600);
  await app.settle();
  app.post.mails.length = 0;
});

let addresses = 0;
/** An address that has asked nothing yet. */
function freshAddress(): string {
  addresses += 1;
  return `198.51.${100 + Math.floor(addresses / 250)}.${addresses % 250}`;
}

type Way = { email?: string; address?: string; cookie?: string | undefined; headers?: Record<string, string> };
const logIn = (
  password: string,
  { email = OWNER, address = freshAddress(), cookie, headers }: Way = {},
): Promise<Got> =>
  app.call(
    sessionApi.login,
    { body: { email, password } },
    { address, headers: { ...headers, ...(cookie && { cookie }) } },
  );

const setCookie = ({ headers }: Got) => headers.get('set-cookie') ?? '';
/** What the browser sends back of an answer. */
const cookieOf = (got: Got) => setCookie(got).split(';')[0] ?? '';

/** Failures from addresses of their own until the account lets only first tries in: 50 second tries. */
async function attack(email = OWNER): Promise<void> {
  for (let at = 0; at < 6; at += 1) {
    const address = freshAddress();
    for (let time = 0; time < 10; time += 1) await logIn('wrong', { email, address });
  }
}

const mails = () => app.post.mails.filter(({ subject }) => subject.startsWith('Tunnuksellasi yritetään'));

describe('an account whose password others guess', () => {
  test('lets its owner in from an address without failures of its own or by a known device, and tells them once by mail', async () => {
    const cookie = cookieOf(await logIn(RIGHT));
    const tired = freshAddress();
    expect((await logIn('wrong', { address: tired })).status).toBe(401);
    await attack();
    const refused = await logIn(RIGHT, { address: tired });
    expect(refused).toMatchObject({ status: 429, body: { code: 'too_many_requests' } });
    expect(refused.body).not.toHaveProperty('proof');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(800);
    expect((await logIn(RIGHT)).status).toBe(200);
    expect((await logIn(RIGHT, { address: tired, cookie })).status).toBe(200);
    await app.settle();
    expect(mails()).toMatchObject([{ to: OWNER, html: expect.stringContaining('forgot-password') }]);
    for (const [hours, told] of [
      [20, 1],
      [20, 1],
      [25, 2],
    ] as const) {
      app.pass(hours * 3600);
      await attack();
      await app.settle();
      expect(mails()).toHaveLength(told);
    }
  });

  test('takes none of an address’s tries while its own are used up', async () => {
    const way = { email: 'editor@example.com', address: freshAddress() };
    await attack(way.email);
    app.pass(10 * 60);
    expect((await logIn('wrong', way)).status).toBe(401);
    for (let time = 0; time < 10; time += 1) expect((await logIn(RIGHT, way)).status).toBe(429);
    app.pass(6 * 60);
    expect((await logIn(RIGHT, way)).status).toBe(200);
  });

  test('has ten tries of one address evaluated at most, however many come at once', async () => {
    const address = freshAddress();
    const answers = await Promise.all(Array.from({ length: 40 }, () => logIn('wrong', { address })));
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
    expect((await logIn(RIGHT)).status).toBe(200);
  });

  test('has 100 first tries an hour evaluated; then a stranger gives a proof of work, which is good for that very password', async () => {
    const statuses = await Promise.all(Array.from({ length: 100 }, async () => (await logIn('wrong')).status));
    expect(new Set(statuses)).toEqual(new Set([401]));
    const address = freshAddress();
    const refused = await logIn(RIGHT, { address });
    expect(refused).toMatchObject({ status: 429, body: { proof: { parts: 16, bits: 12 } } });
    const headers = solvedProof(refused.body.proof);
    expect((await logIn('another', { address, headers })).status).toBe(429);
    expect((await logIn(RIGHT, { address: freshAddress(), headers })).status).toBe(429);
    expect((await logIn(RIGHT, { address, headers })).status).toBe(200);
    await app.settle();
    expect(mails()).toHaveLength(1);
    app.pass(3600);
    expect((await logIn(RIGHT)).status).toBe(200);
  });

  test('is told apart from an unknown one neither by the answers nor by what is asked of the table', async () => {
    const asked: string[] = [];
    const note = (next: (args: object) => unknown, { commandName }: { commandName: string }) => {
      return (args: object) => {
        asked.push(commandName);
        return next(args);
      };
    };
    const seen = async (email: string) => {
      asked.length = 0;
      const address = freshAddress();
      const answers = [];
      for (let at = 0; at < 6; at += 1) {
        const from = at === 0 ? address : freshAddress();
        for (let time = 0; time < 11; time += 1) answers.push((await logIn('wrong', { email, address: from })).status);
      }
      return { answers, asked: [...asked] };
    };
    app.client.middlewareStack.add(note as never, { step: 'initialize', name: 'note' });
    const known = await seen('manager@example.com');
    const unknown = await seen('nobody@example.com');
    app.client.middlewareStack.remove('note');
    expect(unknown).toEqual(known);
    await app.settle();
    expect(mails()).toHaveLength(1);
  });
});

describe('the cookie of a known device', () => {
  test('is kept from scripts, from other sites and from all but logins', async () => {
    const got = await logIn(RIGHT);
    expect(setCookie(got)).toMatch(
      /^__Secure-device=[\w.~-]+; Path=\/api\/login; Max-Age=\d+; HttpOnly; Secure; SameSite=Strict$/,
    );
    expect(setCookie(await logIn('wrong'))).toBe('');
    expect(setCookie(await logIn('wrong', { cookie: cookieOf(got) }))).toBe('');
  });

  test('alone opens nothing', async () => {
    const cookie = cookieOf(await logIn(RIGHT));
    expect((await app.call(userApi.list, { query: { limit: '1' } }, { headers: { cookie } })).status).toBe(401);
    expect((await logIn('wrong', { cookie })).status).toBe(401);
    const crossSite = { 'sec-fetch-site': 'cross-site' };
    expect((await logIn(RIGHT, { cookie, headers: crossSite })).status).toBe(403);
  });

  test('lets ten wrong passwords be tried in a quarter of an hour, as a stranger would', async () => {
    const cookie = cookieOf(await logIn(RIGHT));
    const answers = [];
    for (let time = 0; time < 12; time += 1) answers.push((await logIn('wrong', { cookie })).status);
    expect(answers).toEqual([...Array<number>(10).fill(401), 429, 429]);
    expect((await logIn(RIGHT)).status).toBe(200);
  });

  test('is of its user alone, ends when it is changed by hand, and after half a year', async () => {
    const cookie = cookieOf(await logIn(RIGHT));
    const address = freshAddress();
    for (const email of [OWNER, 'editor@example.com'])
      for (let time = 0; time < 10; time += 1) await logIn('wrong', { email, address });
    const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
    expect((await logIn(RIGHT, { address, cookie: forged })).status).toBe(429);
    expect((await logIn(RIGHT, { address, cookie, email: 'editor@example.com' })).status).toBe(429);
    expect((await logIn(RIGHT, { address, cookie })).status).toBe(200);
    app.pass(181 * 24 * 3600);
    for (let time = 0; time < 10; time += 1) await logIn('wrong', { address });
    expect((await logIn(RIGHT, { address, cookie })).status).toBe(429);
  });

  test('knows the users of a shared browser beside each other', async () => {
    const first = cookieOf(await logIn(RIGHT));
    const both = cookieOf(await logIn(RIGHT, { email: 'editor@example.com', cookie: first }));
    const address = freshAddress();
    for (const email of [OWNER, 'editor@example.com']) {
      for (let time = 0; time < 10; time += 1) await logIn('wrong', { email, address });
      expect((await logIn(RIGHT, { email, address, cookie: both })).status).toBe(200);
    }
  });

  test('ends with the password', async () => {
    const email = 'viewer@example.com';
    const cookie = cookieOf(await logIn(RIGHT, { email }));
    const token = (await logIn(RIGHT, { email })).body.token;
    const admin = await app.login('admin@example.com');
    const { items } = await app.ask(userApi.list, { query: { limit: '100' } }, { token: admin });
    const _id = items.find((user) => user.email === email)?._id ?? '';
    const { body: user } = await app.call(userApi.get, { params: { id: _id } }, { token });
    const changed = await app.call(
      userApi.update,
      { params: { id: _id }, body: { version: user.version, password: 'uusi-ja-pitkä' } },
      { token },
    );
    expect(changed.status).toBe(200);
    const address = freshAddress();
    for (let time = 0; time < 10; time += 1) await logIn('wrong', { email, address });
    expect((await logIn('uusi-ja-pitkä', { email, address, cookie })).status).toBe(429);
  });
});
