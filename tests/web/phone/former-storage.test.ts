import { afterEach, describe, expect, test, vi } from 'vitest';
import { DAY, freshPhone, NOW, openedSession, session, tab } from './a-phone.ts';

afterEach(() => vi.unstubAllGlobals());

/** What the release of 2026-11-22 wrote in the middle of an induction, as it stood in a browser. */
const FORMER = {
  startedUserForms: [
    { ...session('begun'), keptSince: '2026-11-20T05:00:00.000Z', usedAt: '2026-11-20T05:10:00.000Z', startKey: 'k1' },
    openedSession('older', { usedAt: '2026-11-19T05:10:00.000Z' }),
  ],
  pendingStarts: [
    { pin: '234567', key: 'lost', at: NOW },
    { pin: '123456', key: 'k1', at: NOW },
  ],
};
const newKey = () => 'new';

async function formerPhone(former: object = FORMER) {
  const { storage } = await freshPhone();
  for (const [key, value] of Object.entries(former)) storage.setItem(key, JSON.stringify(value));
  return { storage, one: await tab() };
}

describe('a phone in the middle of an induction when the new release comes', () => {
  test('has all that the former release kept: keys, place, PIN, and the start whose answer was lost', async () => {
    const { one } = await formerPhone();
    expect(await one.workerSessions()).toMatchObject(FORMER.startedUserForms);
    expect(await one.beginStart({ pin: '234567', begun: [], newKey })).toEqual({ key: 'lost' });
    expect(await one.beginStart({ pin: '123456', begun: ['begun'], newKey })).toEqual({ key: 'new' });
  });

  test('keeps it where two tabs take it over at once, and does not take an older state over a newer one', async () => {
    const { one } = await formerPhone();
    const other = await tab();
    await Promise.all([one.workerSessions(), other.workerSessions()]);
    await one.rememberWorkerSession(session('begun', { pageIndex: 7 }));
    const next = await tab();
    expect(await next.workerSessions()).toHaveLength(2);
    expect(await next.workerSession('begun')).toMatchObject({ pageIndex: 7, startKey: 'k1' });
  });

  test('leaves a tab of the former release what it goes on with, until the induction is forgotten', async () => {
    const { one, storage } = await formerPhone();
    await one.workerSessions();
    expect(storage.getItem('startedUserForms')).toContain('token of begun');
    await one.forgetWorkerSession('begun');
    expect(storage.getItem('startedUserForms')).not.toContain('token of begun');
    expect((await (await tab()).workerSessions()).map(({ userFormId }) => userFormId)).toEqual(['older']);
    await one.forgetWorkerSession('older');
    await one.endStart('lost');
    await one.endStart('k1');
    expect(storage.values.size).toBe(0);
  });

  test('takes over what a tab of the former release begins after it', async () => {
    const { one, storage } = await formerPhone();
    await one.workerSessions();
    storage.setItem('startedUserForms', JSON.stringify([session('later'), ...FORMER.startedUserForms]));
    expect(await (await tab()).workerSession('later')).toMatchObject({ token: 'token of later' });
  });

  test('ages it from then on, by the server’s clock alone', async () => {
    const { one } = await formerPhone({ startedUserForms: [session('a', { keptSince: '1970-01-01T00:00:00.000Z' })] });
    await one.sweepRooms(NOW, new Set());
    await one.sweepRooms(NOW + 13 * DAY, new Set());
    expect(await one.workerSessions()).toHaveLength(1);
    await one.sweepRooms(NOW + 15 * DAY, new Set());
    expect(await one.workerSessions()).toEqual([]);
    expect(await (await tab()).workerSessions()).toEqual([]);
  });

  test('works where what stands there is damaged', async () => {
    const { one, storage } = await formerPhone({ startedUserForms: [{ userFormId: 1 }, null, 'x'], pendingStarts: 5 });
    expect(await one.workerSessions()).toEqual([]);
    storage.setItem('startedUserForms', '[{"userFormId":');
    expect(await (await tab()).workerSessions()).toEqual([]);
  });
});
