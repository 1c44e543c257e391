import { afterEach, describe, expect, test, vi } from 'vitest';
import type { UnsentPresence } from '../../../web/phone/rows.ts';
import { DAY, freshPhone, NOW, session, tab } from './a-phone.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The room as another tab of the same browser has it. */
async function roomOfTab() {
  vi.resetModules();
  return (await import('../../../web/phone/own-rooms.ts')).PRESENCE_ROOM;
}

const noted = (key: string, more: Partial<UnsentPresence> = {}): UnsentPresence =>
  ({
    key,
    what: 'note',
    kind: 'in',
    passId: 'a'.repeat(32),
    name: 'Matti Virtanen',
    employer: 'Rakennus Oy',
    by: { _id: 'maija', name: 'Maija Mallikas' },
    company: 'esimerkki',
    project: { _id: 'torni', name: 'Torni C' },
    at: '2026-11-20T06:00:00.000Z',
    ...more,
  }) as UnsentPresence;

const keysOf = (rows: readonly UnsentPresence[]) => rows.map(({ key }) => key);

async function roomsOfPhone(): Promise<string[]> {
  const { inDatabase } = await import('../../../web/phone/database.ts');
  return inDatabase((db) => Promise.resolve([...db.objectStoreNames]));
}

describe('what a gate’s phone has not sent', () => {
  test('is in a room that no phone has before its first row, and that comes beside what tabs of workers have open', async () => {
    const { one } = await freshPhone();
    await one.rememberWorkerSession(session('form'));
    const room = await roomOfTab();
    expect([await room.all(), (await roomsOfPhone()).includes('presence')]).toEqual([[], false]);
    await room.put([noted('a'), noted('b')]);
    expect(await roomsOfPhone()).toContain('presence');
    expect(await one.workerSession('form')).toMatchObject({ token: 'token of form' });
    await one.rememberWorkerSession(session('other'));
    const later = await roomOfTab();
    expect(keysOf(await later.all())).toEqual(['a', 'b']);
    await later.remove(['a']);
    expect(keysOf(await room.all())).toEqual(['b']);
    expect(await (await tab()).workerSessions()).toHaveLength(2);
  });

  test('is whole where two tabs keep their first row at once', async () => {
    await freshPhone();
    const tabs = [await roomOfTab(), await roomOfTab()];
    await Promise.all(tabs.map((room, index) => room.put([noted(String(index))])));
    expect(keysOf(await (await roomOfTab()).all()).sort()).toEqual(['0', '1']);
  });

  test('works for the tab where the browser keeps nothing', async () => {
    await freshPhone();
    vi.stubGlobal('indexedDB', undefined);
    const room = await roomOfTab();
    await room.put([noted('a'), noted('b')]);
    await room.remove(['a']);
    expect(keysOf(await room.all())).toEqual(['b']);
  });

  test('goes on in the tab with what the phone has where the browser stops keeping', async () => {
    await freshPhone();
    const room = await roomOfTab();
    await room.put([noted('before')]);
    vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    await room.put([noted('after')]);
    expect(keysOf(await room.all())).toEqual(['before', 'after']);
  });

  test('goes after 14 days of the server’s clock, counted from when that is first known', async () => {
    const { one } = await freshPhone();
    const room = await roomOfTab();
    await room.put([noted('known', { keptFrom: NOW }), noted('unknown')]);
    await one.sweepRooms(NOW + 13 * DAY, new Set());
    expect(await room.all()).toMatchObject([{ keptFrom: NOW }, { keptFrom: NOW + 13 * DAY }]);
    await one.sweepRooms(NOW + 15 * DAY, new Set());
    expect(keysOf(await room.all())).toEqual(['unknown']);
    await one.sweepRooms(NOW + 28 * DAY, new Set());
    expect(await room.all()).toEqual([]);
  });
});
