import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeNetwork, freshBrowser, json } from '../browser-fakes.ts';

const FORM = {
  _id: 'form',
  pages: [{}, {}, {}],
  meta: { created: new Date().toISOString() },
  inductionForm: { name: 'Lomake', project: { title: ['Torni C'] } },
};
const DAY_MILLISECONDS = 86_400_000;
const WRONG = { code: 'wrong_code', message: 'wrong_code', requestId: 'r' };

beforeEach(() => {
  freshBrowser();
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const module = () => import('../../../web/edit-codes/open-with-code.ts');
const sessions = () => import('../../../web/phone/worker-sessions.ts');

describe('an edit code', () => {
  test('opens the induction on this phone under the token that it gives', async () => {
    const sent = fakeNetwork(({ url }) => json(200, url.includes('edit-codes') ? { token: 'worker', user: {} } : FORM));
    expect(await (await module()).openWithCode('form', '123456')).toBe(3);
    expect(sent.map(({ body }) => body)).toEqual([{ code: '123456', cardFetch: true }, undefined]);
    expect(sent[1]?.headers['authorization']).toBe('Bearer worker');
    expect(await (await sessions()).workerSession('form')).toMatchObject({
      token: 'worker',
      name: 'Torni C',
      pageCount: 6,
    });
  });

  test('opens an induction that was started long ago, and the phone keeps it for 14 days from then on', async () => {
    const now = Date.now();
    const clock = await import('../../../web/phone/server-clock.ts');
    const { sweepRooms } = await import('../../../web/phone/sweep.ts');
    clock.hearServerTime(now);
    const created = new Date(now - 40 * DAY_MILLISECONDS).toISOString();
    const form = { ...FORM, meta: { created } };
    fakeNetwork(({ url }) => json(200, url.includes('edit-codes') ? { token: 'worker', user: {} } : form));
    await (await module()).openWithCode('form', '123456');
    const { workerSession, rememberWorkerSession } = await sessions();
    const opened = await workerSession('form');
    expect(opened?.token).toBe('worker');
    if (opened) await rememberWorkerSession({ ...opened, startedAt: created, pageIndex: 4 });
    await sweepRooms(now + 13 * DAY_MILLISECONDS, new Set());
    expect((await workerSession('form'))?.pageIndex).toBe(4);
    await sweepRooms(now + 15 * DAY_MILLISECONDS, new Set());
    expect(await workerSession('form')).toBeUndefined();
  });

  test('that is wrong remembers nothing', async () => {
    fakeNetwork(() => json(422, WRONG));
    await expect((await module()).openWithCode('form', '000000')).rejects.toMatchObject({ code: 'wrong_code' });
    expect(await (await sessions()).workerSession('form')).toBeUndefined();
  });

  test('is not used up by a network that breaks after it: the next try needs no new code', async () => {
    let isOnline = false;
    const sent = fakeNetwork(({ url }) => {
      if (url.includes('edit-codes')) return json(200, { token: 'worker', user: {} });
      return isOnline ? json(200, FORM) : Promise.reject(new TypeError('Failed to fetch'));
    });
    await expect((await module()).openWithCode('form', '123456')).rejects.toMatchObject({ code: 'network' });
    isOnline = true;
    // The phone has killed the tab meanwhile.
    vi.resetModules();
    expect(await (await module()).openWithCode('form', '123456')).toBe(3);
    expect(sent.filter(({ url }) => url.includes('edit-codes'))).toHaveLength(1);
  });

  test('is taken where the token of an earlier one has ended meanwhile', async () => {
    await (await import('../../../web/phone/code-tokens.ts')).keepCodeToken('form', 'ended');
    fakeNetwork(({ url, headers }) => {
      if (url.includes('edit-codes')) return json(200, { token: 'worker', user: {} });
      return headers['authorization'] === 'Bearer worker' ? json(200, FORM) : json(401, { code: 'unauthorized' });
    });
    expect(await (await module()).openWithCode('form', '123456')).toBe(3);
  });

  test('is not needed on the phone that holds the key of the induction', async () => {
    const { openOnOwnPhone } = await module();
    const sent = fakeNetwork(({ url }) => json(200, url.includes('/token/') ? { token: 'new', user: {} } : FORM));
    expect(await openOnOwnPhone('form')).toBeUndefined();
    expect(sent).toEqual([]);
    const started = { userFormId: 'form', token: 'old', resumeKey: 'key', name: '', pageIndex: 2, pageCount: 6 };
    await (await sessions()).rememberWorkerSession({ ...started, startedAt: new Date().toISOString() });
    expect(await openOnOwnPhone('form')).toBe(3);
    expect(await (await sessions()).workerSession('form')).toMatchObject({ token: 'new', resumeKey: 'key' });
  });
});
