import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../shared/core/errors.ts';
import { errorNumber, failedStart, failedStartState } from '../../web/start/failed-start.ts';
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
    expect(await (await module()).startInduction('123456', 'fi')).toBe('form');
    const { workerSession } = await import('../../web/app/worker-sessions.ts');
    expect(workerSession('form')).toMatchObject({
      token: 'worker-token',
      resumeKey: 'key',
      name: 'Torni C',
      pageCount: 5,
    });
    expect(JSON.stringify(workerSession('form'))).not.toContain('Matti');
  });

  test('hands the answered form to the player once', async () => {
    fakeNetwork(() => json(201, started));
    await (await module()).startInduction('123456', 'fi');
    const { takeFreshUserForm } = await import('../../web/app/fresh-user-form.ts');
    expect(takeFreshUserForm('form')).toMatchObject({ _id: 'form' });
    expect(takeFreshUserForm('form')).toBeUndefined();
  });

  test('is the worker’s own even where a staff user is logged in', async () => {
    const sent = fakeNetwork(() => json(201, started));
    const user = { _id: 'u', name: 'Maija', roles: ['user'], company: { _id: 'c', name: 'Y' } };
    (await import('../../web/app/session.ts')).login({ user, token: 'staff' });
    await (await module()).startInduction('123456', 'en');
    expect(sent[0]?.headers['authorization']).toBeUndefined();
    expect(sent[0]).toMatchObject({ url: '/api/user-forms?language=en', body: { inductionFormPin: '123456' } });
  });

  test('makes one induction of two presses', async () => {
    const sent = fakeNetwork(() => json(201, started));
    const { startInduction } = await module();
    await Promise.all([startInduction('123456', 'fi'), startInduction('123456', 'fi')]);
    expect(sent).toHaveLength(1);
  });

  test('repeats a lost try with the same key, and a refused one with a new', async () => {
    const answers = [OFFLINE, () => json(404, { code: 'formPinCode404' }), () => json(201, started)];
    const sent = fakeNetwork(() => (answers.shift() ?? OFFLINE)());
    const { startInduction } = await module();
    await settle(startInduction('123456', 'fi'));
    await settle(startInduction('123456', 'fi'));
    await startInduction('123456', 'fi');
    const [lost, refused, last] = sent.map(({ headers }) => headers['idempotency-key']);
    expect(refused).toBe(lost);
    expect(last).not.toBe(lost);
  });
});

describe('a start that failed', () => {
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

  test('is told for the two numbers of the specification only', () => {
    expect(failedStart('', null)).toBeUndefined();
    expect(failedStart('?error=403', null)).toBeUndefined();
    expect(failedStart('?error=404', { code: '<b>', pin: 5 })).toEqual({ code: 'formPinCode404', pin: undefined });
  });
});
