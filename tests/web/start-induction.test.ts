import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../shared/core/errors.ts';
import { errorNumber, failedStart, failedStartState, startedBefore } from '../../web/start/failed-start.ts';
import { fakeNetwork, freshBrowser, json } from './browser-fakes.ts';

const started = {
  _id: 'form',
  token: 'worker-token',
  resumeKey: 'key',
  meta: { created: new Date().toISOString() },
  pages: [{}, {}],
  inductionForm: { name: 'Lomake', project: { title: ['Torni C'] } },
};
const OFFLINE = () => Promise.reject(new TypeError('Failed to fetch'));

beforeEach(() => {
  freshBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const module = () => import('../../web/start/start-induction.ts');
const settle = (promise: Promise<unknown>) => promise.catch((error: unknown) => error);

describe('starting an induction', () => {
  test('remembers it on this phone under its own token, without any personal data', async () => {
    fakeNetwork(() => json(201, { ...started, user: { firstName: 'Matti' } }));
    expect(await (await module()).startInduction('123456', 'fi', [])).toBe('form');
    const { workerSession } = await import('../../web/phone/worker-sessions.ts');
    expect(await workerSession('form')).toMatchObject({
      token: 'worker-token',
      resumeKey: 'key',
      name: 'Torni C',
      pageCount: 5,
    });
    expect(JSON.stringify(await workerSession('form'))).not.toContain('Matti');
  });

  test('hands the answered form to the player once', async () => {
    fakeNetwork(() => json(201, started));
    await (await module()).startInduction('123456', 'fi', []);
    const { takeFreshUserForm } = await import('../../web/app/session/fresh-user-form.ts');
    expect(takeFreshUserForm('form')).toMatchObject({ _id: 'form' });
    expect(takeFreshUserForm('form')).toBeUndefined();
  });

  test('is the worker’s own even where a staff user is logged in', async () => {
    const sent = fakeNetwork(() => json(201, started));
    const user = { _id: 'u', name: 'Maija', roles: ['user'], company: { _id: 'c', name: 'Y' } };
    (await import('../../web/app/session/session.ts')).login({ user, token: 'staff' });
    await (await module()).startInduction('123456', 'en', []);
    expect(sent[0]?.headers['authorization']).toBeUndefined();
    expect(sent[0]).toMatchObject({ url: '/api/user-forms?language=en', body: { inductionFormPin: '123456' } });
  });

  test('makes one induction of two presses', async () => {
    const sent = fakeNetwork(() => json(201, started));
    const { startInduction } = await module();
    await Promise.all([startInduction('123456', 'fi', []), startInduction('123456', 'fi', [])]);
    expect(sent).toHaveLength(1);
  });

  test('repeats a lost try with the same key, and a refused one with a new', async () => {
    const answers = [OFFLINE, () => json(404, { code: 'formPinCode404' }), () => json(201, started)];
    const sent = fakeNetwork(() => (answers.shift() ?? OFFLINE)());
    const { startInduction } = await module();
    await settle(startInduction('123456', 'fi', []));
    await settle(startInduction('123456', 'fi', []));
    await startInduction('123456', 'fi', []);
    const [lost, refused, last] = sent.map(({ headers }) => headers['idempotency-key']);
    expect(refused).toBe(lost);
    expect(last).not.toBe(lost);
  });
});

describe('the same PIN on the same phone', () => {
  const keysOf = (sent: readonly { headers: Record<string, string> }[]) =>
    sent.map(({ headers }) => headers['idempotency-key']);
  const HOUR = 3_600_000;
  /** What a killed tab leaves: the storage stays, everything in memory is gone. */
  const killTab = () => vi.resetModules();

  test('repeats a start whose answer was lost with the tab under the same key, for a day of the server’s clock', async () => {
    const sent = fakeNetwork(OFFLINE);
    const startAt = async (at: number) => {
      killTab();
      (await import('../../web/phone/server-clock.ts')).hearServerTime(at);
      await settle((await module()).startInduction('123456', 'fi', []));
    };
    const now = Date.now();
    for (const hours of [0, 23, 24]) await startAt(now + hours * HOUR);
    const [lost, again, nextDay] = keysOf(sent);
    expect(again).toBe(lost);
    expect(nextDay).not.toBe(lost);
  });

  test('keeps the key of a lost start wherever the phone’s own clock is put', async () => {
    const sent = fakeNetwork(OFFLINE);
    for (const days of [0, -20, 20]) {
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + days * 24 * HOUR });
      await settle((await module()).startInduction('123456', 'fi', []));
      vi.useRealTimers();
      killTab();
    }
    expect(new Set(keysOf(sent)).size).toBe(1);
  });

  test.each([
    [500, 'system_error'],
    [503, 'unavailable'],
    [429, 'starts_held'],
  ])(
    'keeps the key while the server may have started or may yet (%d %s), and gives each PIN its own',
    async (status, code) => {
      const sent = fakeNetwork(() => json(status, { code }));
      const { startInduction } = await module();
      await settle(startInduction('123456', 'fi', []));
      await settle(startInduction('234567', 'fi', []));
      killTab();
      await settle((await module()).startInduction('123456', 'fi', []));
      const [first, other, again] = keysOf(sent);
      expect(other).not.toBe(first);
      expect(again).toBe(first);
    },
  );

  test('starts another only when asked, and that one once, though its first answer was lost', async () => {
    const answers = [
      () => json(201, started),
      OFFLINE,
      () => json(201, { ...started, _id: 'second', token: 'second-token' }),
    ];
    const sent = fakeNetwork(() => (answers.shift() ?? OFFLINE)());
    const unfinished = async (pin: string) => {
      const found = await (await import('../../web/phone/finished.ts')).ofPin(pin);
      return found.unfinished.map(({ userFormId }) => userFormId).sort();
    };
    await (await module()).startInduction('123456', 'fi', []);
    expect(await unfinished('123456')).toEqual(['form']);
    await settle((await module()).startInduction('123456', 'fi', ['form']));
    killTab();
    expect(await (await module()).startInduction('123456', 'fi', ['form'])).toBe('second');
    const [first, lost, again] = keysOf(sent);
    expect(lost).not.toBe(first);
    expect(again).toBe(lost);
    expect(await unfinished('123456')).toEqual(['form', 'second']);
    expect(await unfinished('234567')).toEqual([]);
  });

  test('still tells the PIN after the induction went on and its token was renewed', async () => {
    fakeNetwork(() => json(201, started));
    await (await module()).startInduction('123456', 'fi', []);
    const sessions = await import('../../web/phone/worker-sessions.ts');
    const place = { name: 'Torni C', pageIndex: 3, pageCount: 5, startedAt: new Date().toISOString() };
    await sessions.rememberWorkerSession({ userFormId: 'form', token: 'new', ...place });
    expect(await sessions.workerSession('form')).toMatchObject({
      token: 'new',
      pageIndex: 3,
      resumeKey: 'key',
      pin: '123456',
    });
  });
});

describe('a start that failed', () => {
  test('names the induction that needs a code, and nothing else does', () => {
    const issues = [{ path: 'inductionFormPin', code: 'started', params: { userFormId: 'form' } }];
    expect(startedBefore(new AppError('code_required', { issues }))).toBe('form');
    expect(startedBefore(new AppError('code_required'))).toBeUndefined();
    expect(startedBefore(new AppError('forbidden', { issues }))).toBeUndefined();
    expect(startedBefore(new Error('network'))).toBeUndefined();
  });

  test.each([
    ['formPinCode404', 404],
    ['too_many_requests', 404],
    ['system_error', 404],
    ['code_required', 500],
    ['unauthorized', 500],
  ] as const)('with %s leads to ?error=%d', (code, number) => {
    expect(errorNumber(new AppError(code))).toBe(number);
  });

  test('tells why as exactly as it is known, and shows the PIN again', () => {
    const state = failedStartState(new AppError('too_many_requests'), '123456');
    expect(failedStart('?error=404', state)).toEqual({ code: 'too_many_requests', pin: '123456' });
    expect(failedStart('?error=404', null)).toMatchObject({ code: 'formPinCode404' });
    expect(failedStart('?error=500', null)).toMatchObject({ code: 'startFailed' });
  });

  test('is told for the two known numbers only', () => {
    expect(failedStart('', null)).toBeUndefined();
    expect(failedStart('?error=403', null)).toBeUndefined();
    expect(failedStart('?error=404', { code: '<b>', pin: 5 })).toEqual({ code: 'formPinCode404', pin: undefined });
  });
});
