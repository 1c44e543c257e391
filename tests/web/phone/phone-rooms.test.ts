import { afterEach, describe, expect, test, vi } from 'vitest';
import { card, DAY, freshPhone, NOW, openedSession, session, tab } from './a-phone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('the unfinished inductions of a phone', () => {
  test('are kept apart by their form, the one last used first, and forgotten one by one', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('a'));
    await new Promise((resolve) => setTimeout(resolve, 2));
    await one.rememberWorkerSession(session('b'));
    await new Promise((resolve) => setTimeout(resolve, 2));
    await one.rememberWorkerSession(openedSession('a', { pageIndex: 5 }));
    expect((await one.workerSessions()).map(({ userFormId }) => userFormId)).toEqual(['a', 'b']);
    expect(await one.workerSession('a')).toMatchObject({ pageIndex: 5, pin: '123456' });
    await one.forgetWorkerSession('a');
    expect((await (await tab()).workerSessions()).map(({ userFormId }) => userFormId)).toEqual(['b']);
  });

  test('do not come back by another tab that has one open when it is forgotten', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('a'));
    const other = await tab();
    await one.forgetWorkerSession('a');
    const { token: _, ...place } = openedSession('a', { pageIndex: 5 });
    await other.keepPlace(place, undefined);
    expect(await other.workerSessions()).toEqual([]);
    await other.keepPlace(place, 'fetched');
    expect(await one.workerSession('a')).toMatchObject({ token: 'fetched', pageIndex: 5 });
  });

  test('do not age by the phone’s clock, and not at all while something of them waits to be sent', async () => {
    const { one } = await freshPhone();
    for (const days of [-400, 0, 400]) {
      vi.useFakeTimers({ toFake: ['Date'], now: NOW + days * DAY });
      await one.rememberWorkerSession(session(`at ${days}`));
      await one.sweepRooms(NOW + 13 * DAY, new Set());
    }
    expect(await one.workerSessions()).toHaveLength(3);
    await one.sweepRooms(NOW + 15 * DAY, new Set(['at 0']));
    expect((await one.workerSessions()).map(({ userFormId }) => userFormId)).toEqual(['at 0']);
  });

  test('are asked about whatever became of the phone’s clock since', async () => {
    const { one } = await freshPhone();
    vi.useFakeTimers({ toFake: ['Date'], now: NOW + 14 * DAY });
    await one.rememberWorkerSession(session('a'));
    vi.setSystemTime(NOW);
    expect((await one.ofPin('123456', NOW)).unfinished).toHaveLength(1);
  });
});

describe('a finished induction', () => {
  test('leaves what its card shows and no key to it, for 30 days of the server’s clock', async () => {
    const { one, storage } = await freshPhone();
    await one.rememberWorkerSession(session('form'));
    await one.finishSession(card('form'));
    expect(await one.workerSessions()).toEqual([]);
    const { finished } = await (await tab()).ofPin('123456');
    expect(finished).toEqual([{ ...card('form'), pin: '123456', keptFrom: NOW }]);
    expect([await one.ofPin('234567'), storage.values.size]).toEqual([{ unfinished: [], finished: [] }, 0]);
    await one.sweepRooms(NOW + 29 * DAY, new Set());
    expect((await one.ofPin('123456')).finished).toHaveLength(1);
    await one.sweepRooms(NOW + 31 * DAY, new Set());
    expect((await one.ofPin('123456')).finished).toEqual([]);
  });

  test('goes by the worker’s word', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('form'));
    await one.finishSession(card('form'));
    await one.forgetFinished('form');
    expect((await one.ofPin('123456')).finished).toEqual([]);
  });

  test('is not kept where no PIN of the phone asks for it', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(openedSession('form'));
    await one.finishSession(card('form'));
    expect((await one.ofPin('123456')).finished).toEqual([]);
  });

  test('that was given back is unfinished under the same PIN, until it is finished again', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('form'));
    await one.finishSession(card('form'));
    await one.rememberWorkerSession(openedSession('form'));
    expect(await one.ofPin('123456')).toMatchObject({ unfinished: [{ userFormId: 'form' }], finished: [] });
    await one.finishSession(card('form', { signed: '2026-11-21T05:30:00.000Z' }));
    const { unfinished, finished } = await one.ofPin('123456');
    expect([unfinished, finished]).toMatchObject([[], [{ signed: '2026-11-21T05:30:00.000Z' }]]);
  });
});

describe('where the browser', () => {
  test('keeps nothing, all of it works for the tab', async () => {
    await freshPhone();
    vi.stubGlobal('indexedDB', undefined);
    const one = await tab();
    await one.rememberWorkerSession(session('form'));
    expect(await one.workerSession('form')).toMatchObject({ token: 'token of form' });
    expect(await one.beginStart({ pin: '123456', begun: [], newKey: () => 'k' })).toEqual({ joined: 'form' });
    await one.finishSession(card('form'));
    expect((await one.ofPin('123456')).finished).toMatchObject([{ name: 'Matti Virtanen' }]);
  });

  test('stops keeping, the tab goes on with what the phone has', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('before'));
    const put = vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await one.rememberWorkerSession(session('after'));
    put.mockRestore();
    expect((await one.workerSessions()).map(({ userFormId }) => userFormId).sort()).toEqual(['after', 'before']);
  });

  test('hangs at its first opening, the second one is taken', async () => {
    await freshPhone();
    await (await tab()).rememberWorkerSession(session('form'));
    vi.useFakeTimers({ toFake: ['setTimeout'] });
    const open = indexedDB.open.bind(indexedDB);
    let openings = 0;
    vi.spyOn(indexedDB, 'open').mockImplementation((...asked) =>
      (openings += 1) === 1 ? ({} as IDBOpenDBRequest) : open(...asked),
    );
    const found = (await tab()).workerSession('form');
    await vi.advanceTimersByTimeAsync(1500);
    expect(await found).toMatchObject({ token: 'token of form' });
  });

  test('has been opened by a newer build in another tab, this one goes on beside it', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('form'));
    const newer = await new Promise<IDBDatabase>((resolve, reject) => {
      const opening = indexedDB.open('inductions', 99);
      opening.onsuccess = () => resolve(opening.result);
      opening.onerror = () => reject(opening.error ?? new Error('open'));
    });
    newer.onversionchange = () => newer.close();
    expect(await one.workerSession('form')).toMatchObject({ token: 'token of form' });
    await one.rememberWorkerSession(session('form', { pageIndex: 8 }));
    expect(await (await tab()).workerSession('form')).toMatchObject({ pageIndex: 8 });
  });
});
