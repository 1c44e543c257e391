import * as z from 'zod/mini';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { declareApi, type Shapes } from '../../shared/core/endpoint.ts';
import { fakeNetwork, freshBrowser, json } from './browser-fakes.ts';

const shapes = {
  read: {
    summary: 'Reads.',
    query: z.object({ q: z.optional(z.string()), archived: z.optional(z.string()) }),
    reply: z.object({ name: z.string() }),
  },
  create: { summary: 'Creates.', body: z.object({ name: z.string() }), reply: z.object({ _id: z.string() }) },
} satisfies Shapes;
const { read, create } = declareApi<typeof shapes>()({
  read: { method: 'GET', path: '/things/:id', access: { anyToken: true } },
  create: { method: 'POST', path: '/things', access: { anyone: true }, once: true },
});

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const STAFF = {
  user: { _id: 'u', name: 'Maija', roles: ['user'], company: { _id: 'c', name: 'Yritys' } },
  token: 't1',
};

async function modules() {
  const { call } = await import('../../web/app/api/call.ts');
  return { call, session: await import('../../web/app/session/session.ts') };
}

/** What a promise was rejected with. */
async function rejection(promise: Promise<unknown>): Promise<unknown> {
  return promise.then(
    () => undefined,
    (error: unknown) => error,
  );
}

let logged: unknown[][];
beforeEach(() => {
  freshBrowser();
  logged = [];
  vi.spyOn(console, 'error').mockImplementation((...line: unknown[]) => void logged.push(line));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a call', () => {
  test('spells the path, the query and the body from the declaration', async () => {
    const sent = fakeNetwork(() => json(200, { name: 'x' }));
    const { call } = await modules();
    await call(read, { params: { id: 'a/b' }, query: { q: 'maa & vesi', archived: undefined } });
    await call(create, { body: { name: 'uusi' } });
    expect(sent[0]).toMatchObject({ method: 'GET', url: '/api/things/a%2Fb?q=maa+%26+vesi', body: undefined });
    expect(sent[1]).toMatchObject({ method: 'POST', url: '/api/things', body: { name: 'uusi' } });
  });

  test('answers what the server answered', async () => {
    fakeNetwork(() => json(200, { name: 'Kalasatama' }));
    const { call } = await modules();
    expect(await call(read, { params: { id: '1' }, query: {} })).toEqual({ name: 'Kalasatama' });
  });

  test("carries the login's token, another one, or none at all, as it is told", async () => {
    const sent = fakeNetwork(() => json(200, {}));
    const { call, session } = await modules();
    const input = { params: { id: '1' }, query: {} };
    await call(read, input);
    session.login(STAFF);
    await call(read, input);
    await call(read, input, { token: 'worker' });
    await call(read, input, { token: null });
    session.logout();
    await call(read, input);
    expect(sent.map(({ headers }) => headers['authorization'])).toEqual([
      undefined,
      'Bearer t1',
      'Bearer worker',
      undefined,
      undefined,
    ]);
  });

  test('sends an idempotency key where one is honoured: a fresh UUID, or the one of the first try', async () => {
    const sent = fakeNetwork(() => json(201, {}));
    const { call } = await modules();
    await call(create, { body: { name: 'a' } });
    await call(create, { body: { name: 'a' } });
    await call(create, { body: { name: 'a' } }, { key: 'same' });
    await call(read, { params: { id: '1' }, query: {} });
    const keys = sent.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(UUID);
    expect(keys[1]).toMatch(UUID);
    expect(keys[0]).not.toBe(keys[1]);
    expect(keys.slice(2)).toEqual(['same', undefined]);
  });

  test('is rejected with the code, the issues and the current entity of a refusal', async () => {
    const issues = [{ path: 'user.firstName', code: 'required' }];
    const body = { code: 'version_conflict', message: 'm', requestId: 'r', issues, current: { version: 2 } };
    fakeNetwork(() => json(409, body));
    const { call } = await modules();
    const error = await rejection(call(create, { body: { name: 'a' } }));
    const { AppError } = await import('../../shared/core/errors.ts');
    expect(error).toBeInstanceOf(AppError);
    expect(error).toMatchObject({
      code: 'version_conflict',
      message: 'm',
      detail: { issues, current: { version: 2 } },
    });
  });

  test('tells how long to wait when there were too many', async () => {
    fakeNetwork(() => json(429, { code: 'too_many_requests', message: 'm', requestId: 'r' }, { 'retry-after': '90' }));
    const { call } = await modules();
    const error = await rejection(call(create, { body: { name: 'a' } }));
    expect(error).toMatchObject({ code: 'too_many_requests', detail: { retryAfterSeconds: 90 } });
  });

  test('works out a proof where one is taken in the place of waiting, and says the same again with it, once', async () => {
    const proof = { challenge: `1.x.${'A'.repeat(43)}`, parts: 2, bits: 4 };
    const refusal = { code: 'too_many_requests', message: 'm', requestId: 'r', proof };
    const answers = [json(429, refusal), json(201, { _id: '1' }), json(429, refusal), json(429, refusal)];
    const sent = fakeNetwork(() => answers.shift() ?? json(500, {}));
    const { call } = await modules();
    expect(await call(create, { body: { name: 'a' } })).toEqual({ _id: '1' });
    const [first, second] = sent.map(({ headers }) => headers);
    expect(first?.['proof-of-work']).toBeUndefined();
    expect(second?.['proof-of-work']).toMatch(/^1\.x\.A{43}~\d+\.\d+$/);
    expect(second).toEqual({ ...first, 'proof-of-work': second?.['proof-of-work'] });
    expect(await rejection(call(create, { body: { name: 'a' } }))).toMatchObject({ code: 'too_many_requests' });
    expect(sent).toHaveLength(4);
  });

  test.each([
    [401, 'unauthorized'],
    [404, 'not_found'],
    [413, 'too_large'],
    [429, 'too_many_requests'],
    [502, 'system_error'],
    [200, 'system_error'],
  ])('makes sense of an answer %d that is not the API’s own', async (status, code) => {
    fakeNetwork(() => new Response('<html>', { status }));
    const { call } = await modules();
    expect(await rejection(call(create, { body: { name: 'a' } }))).toMatchObject({ code });
  });

  test('does not take a code that it does not know', async () => {
    fakeNetwork(() => json(403, { code: 'toString', message: 'm', requestId: 'r' }));
    const { call } = await modules();
    expect(await rejection(call(create, { body: { name: 'a' } }))).toMatchObject({ code: 'forbidden' });
  });

  test('logs every failed response before it is rejected, without what was sent or answered', async () => {
    fakeNetwork(() => json(422, { code: 'validation_failed', message: 'Matti', requestId: 'r1', current: 'Matti' }));
    const { call } = await modules();
    await rejection(call(create, { body: { name: 'Matti' } }));
    expect(logged).toHaveLength(1);
    const line = JSON.stringify(logged);
    expect(line).toContain('validation_failed');
    expect(line).toContain('r1');
    expect(line).not.toContain('Matti');
  });

  test('is a network error when no answer comes', async () => {
    fakeNetwork(() => Promise.reject(new TypeError('Failed to fetch')));
    const { call } = await modules();
    const error = await rejection(call(create, { body: { name: 'a' } }));
    const { NetworkError } = await import('../../web/app/api/network-error.ts');
    expect(error).toBeInstanceOf(NetworkError);
  });

  test('is a network error when the answer takes too long', async () => {
    vi.useFakeTimers();
    fakeNetwork(() => new Promise(() => undefined));
    const { call } = await modules();
    const failed = rejection(call(create, { body: { name: 'a' } }, { timeoutSeconds: 5 }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(await failed).toMatchObject({ code: 'network' });
  });

  test('stays an abort when its caller aborts it', async () => {
    fakeNetwork(() => new Promise(() => undefined));
    const { call } = await modules();
    const controller = new AbortController();
    const failed = rejection(call(create, { body: { name: 'a' } }, { signal: controller.signal }));
    controller.abort();
    expect(await failed).toMatchObject({ name: 'AbortError' });
    expect(await rejection(call(create, { body: { name: 'a' } }, { signal: controller.signal }))).toMatchObject({
      name: 'AbortError',
    });
  });
});
