import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { browserName } from '../../../functions/security/sessions/browser-name.ts';
import { signToken } from '../../../functions/security/tokens/token.ts';
import { findUserByEmail, type UserRecord } from '../../../functions/store/entities/users/users.ts';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { SESSION_LIMITS } from '../../../shared/sessions/session-limits.ts';
import { ownSessionApi } from '../../../shared/sessions/own-session-api.ts';
import { sessionApi } from '../../../shared/sessions/session-api.ts';
import { startSeededApp } from '../../fixtures/walk.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { userApi } from '../../../shared/users/user-api.ts';

const MINUTES = 60;
const HOURS = 3600;
const ENDED = { status: 401, body: { code: 'unauthorized' } };
const OVER = { status: 401, body: { code: 'unauthorized', message: 'UnauthorizedError: jwt expired' } };

let app: TestApp;
const asked: string[] = [];
beforeAll(async () => {
  app = await startSeededApp();
  app.stopClock();
  Object.assign(app.world.settings.sessions, SESSION_LIMITS);
  app.client.middlewareStack.add(
    (next, context) => (args) => {
      asked.push(String(context['commandName']));
      return next(args);
    },
    { step: 'initialize', name: 'noteRequests' },
  );
});
afterAll(() => app.stop());

const login = (account: string) => app.login(`${account}@example.com`);
const look = (token: string) => app.call(inductionFormApi.find, {}, { token });
const logout = (token: string) => app.call(ownSessionApi.logout, {}, { token });
const stored = async (account: string): Promise<UserRecord> => {
  const user = await findUserByEmail(app.world.table, `${account}@example.com`);
  if (!user) throw new Error(`there is no ${account}`);
  return user;
};

describe('a logout', () => {
  test('ends the session on the server: a copy of its token answers 401 from then on, other sessions go on', async () => {
    const [one, other] = [await login('foreman'), await login('foreman')];
    const { body } = await app.call(sessionApi.confirm, { body: { password: 'demo-demo' } }, { token: one });
    expect(await logout(one)).toMatchObject({ status: 200, body: {} });
    expect(await look(one)).toMatchObject(ENDED);
    expect(await look(body.token)).toMatchObject(ENDED);
    expect(await logout(one)).toMatchObject(ENDED);
    expect((await look(other)).status).toBe(200);
  });
});

describe('a session', () => {
  test('ends after two hours without use, and lasts while it is used', async () => {
    const token = await login('manager');
    for (const _ of [1, 2, 3]) {
      app.pass(2 * HOURS - 1);
      expect((await look(token)).status).toBe(200);
    }
    app.pass(2 * HOURS);
    expect(await look(token)).toMatchObject(OVER);
  });

  test('ends twelve hours after the login, also where it is used and confirmed', async () => {
    let token = await login('manager');
    for (const _ of Array.from({ length: 11 })) {
      app.pass(HOURS);
      const { body } = await app.call(sessionApi.confirm, { body: { password: 'demo-demo' } }, { token });
      token = body.token;
    }
    app.pass(HOURS - 1);
    expect((await look(token)).status).toBe(200);
    app.pass(1);
    expect(await look(token)).toMatchObject(OVER);
  });

  test('lasts as long as the installation says', async () => {
    const token = await login('manager');
    Object.assign(app.world.settings.sessions, { longestMinutes: 60, idleMinutes: 20 });
    app.pass(20 * MINUTES);
    expect(await look(token)).toMatchObject(OVER);
    Object.assign(app.world.settings.sessions, SESSION_LIMITS);
  });

  test('costs a call no read of its own, and one write in ten minutes, however many calls come at once', async () => {
    const token = await login('editor');
    asked.length = 0;
    app.pass(10 * MINUTES - 1);
    await look(token);
    expect(asked).toEqual(['GetItemCommand', 'QueryCommand'].map((name) => expect.stringContaining(name.slice(0, 3))));
    app.pass(1);
    asked.length = 0;
    const answers = await Promise.all(Array.from({ length: 5 }, () => look(token)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { used } = Object.values((await stored('editor')).sessions)[0] ?? {};
    expect(used).toBe(Math.floor(app.world.now().getTime() / 1000));
    asked.length = 0;
    await look(token);
    expect(asked.filter((name) => name.startsWith('Update'))).toEqual([]);
  });

  test('is one of at most twenty: the one that began first ends, also where many begin at once', async () => {
    const first = await login('viewer');
    app.pass(1);
    const body = { email: 'viewer@example.com', password: 'demo-demo' };
    const begun = await Promise.all(
      Array.from({ length: 25 }, (_, at) => app.call(sessionApi.login, { body }, { address: `203.0.113.${at}` })),
    );
    const tokens = begun.map((got) => got.body.token);
    expect(Object.keys((await stored('viewer')).sessions)).toHaveLength(20);
    expect(await look(first)).toMatchObject(ENDED);
    const statuses = await Promise.all(tokens.map(async (token) => (await logout(token)).status));
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
  });

  test('of a token from before there were sessions has ended', async () => {
    const { _id, company, epoch } = await stored('manager');
    await login('manager');
    const token = await signToken(app.world, { kind: 'staff', sub: _id, company, epoch }, 12 * HOURS);
    expect(await look(token)).toMatchObject(ENDED);
    for (const session of ['constructor', '__proto__', ''])
      expect(await look(await signToken(app.world, { kind: 'staff', sub: _id, company, session }, 60))).toMatchObject(
        ENDED,
      );
  });

  test('does not begin by a password that was changed while it was compared', async () => {
    const { version, _id } = await stored('worker');
    const root = await login('root');
    const [begun, changed] = await Promise.all([
      app.call(sessionApi.login, { body: { email: 'worker@example.com', password: 'demo-demo' } }),
      app.call(
        userApi.update,
        { params: { id: _id }, body: { version, password: 'toinen-hyvä-lause' } },
        { token: root },
      ),
    ]);
    expect(changed.status).toBe(200);
    const answer = begun.status === 200 ? await look(begun.body.token) : begun;
    expect(answer.status).toBe(401);
  });
});

test.each([
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
    'Chrome, Windows',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0',
    'Edge, Windows',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    'Safari, iPhone',
  ],
  [
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/28.0 Chrome/130.0.0.0 Mobile Safari/537.36',
    'Samsung Internet, Android',
  ],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox, Linux'],
  [
    'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/605.1.15',
    'Safari, macOS',
  ],
  ['curl/8.5.0', ''],
])('the browser %s is told as %s', (userAgent, name) => {
  expect(browserName(userAgent)).toBe(name);
});
