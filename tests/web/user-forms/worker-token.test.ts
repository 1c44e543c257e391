import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, freshBrowser, json } from '../browser-fakes.ts';

const REFUSED = { code: 'unauthorized', message: 'UnauthorizedError: jwt expired', requestId: 'r' };
const CODE_REQUIRED = { code: 'code_required', message: 'code_required', requestId: 'r' };

beforeEach(() => {
  freshBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function remember(resumeKey?: string): Promise<void> {
  const { rememberWorkerSession } = await import('../../../web/phone/worker-sessions.ts');
  const place = { name: 'Torni C', pageIndex: 1, pageCount: 5, startedAt: new Date().toISOString() };
  await rememberWorkerSession({ userFormId: 'form', token: 'old', ...(resumeKey && { resumeKey }), ...place });
}

/** A server that takes one token only and hands out what `tokens` says. */
function server(good: string, tokens: (method: string) => Response) {
  return fakeNetwork(({ url, method, headers }) => {
    if (url.includes('/token/')) return tokens(method);
    return headers['authorization'] === `Bearer ${good}` ? json(200, { _id: 'form' }) : json(401, REFUSED);
  });
}

const load = async () => (await import('../../../web/user-forms/load-user-form.ts')).loadUserForm('form');

describe('the token of a worker', () => {
  test('is renewed with the key of this phone when it has ended, without asking the worker', async () => {
    await remember('key');
    const sent = server('new', (method) => (method === 'POST' ? json(200, { token: 'new', user: {} }) : json(500, {})));
    expect(await load()).toEqual({ _id: 'form' });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/user-forms/form?language=fi',
      'POST /api/token/form',
      'GET /api/user-forms/form?language=fi',
    ]);
    expect(sent[1]?.body).toEqual({ resumeKey: 'key' });
    const { workerSession } = await import('../../../web/phone/worker-sessions.ts');
    expect(await workerSession('form')).toMatchObject({ token: 'new', resumeKey: 'key', pageIndex: 1 });
  });

  test('is fetched by the id where this phone has none', async () => {
    const sent = server('fresh', (method) =>
      method === 'GET' ? json(200, { token: 'fresh', user: {} }) : json(500, {}),
    );
    expect(await load()).toEqual({ _id: 'form' });
    expect(sent.map(({ method, url }) => `${method} ${url}`)).toEqual([
      'GET /api/token/form',
      'GET /api/user-forms/form?language=fi',
    ]);
  });

  test('is asked for once: where only a code helps, that is what is told', async () => {
    await remember('key');
    const sent = server('never', () => json(403, CODE_REQUIRED));
    await expect(load()).rejects.toMatchObject({ code: 'code_required' });
    expect(sent).toHaveLength(2);
  });

  test('that is refused as soon as it is made leads to the code, not round in a circle', async () => {
    await remember('key');
    const sent = server('never', () => json(200, { token: 'also bad', user: {} }));
    await expect(load()).rejects.toMatchObject({ code: 'code_required' });
    expect(sent).toHaveLength(3);
  });
});
