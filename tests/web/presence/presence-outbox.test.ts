import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { AppError } from '../../../shared/core/errors.ts';
import type { NotedPresence, UnsentPresence } from '../../../web/phone/rows.ts';
import type { PresenceOutbox } from '../../../web/presence/outbox/presence-outbox.ts';
import { MAIJA, PresencePhone } from './presence-phone.ts';

const SITE = { _id: 'site', name: 'Kalasataman torni C' };
const arrival = (passId: string): NotedPresence => ({
  what: 'note',
  kind: 'in',
  passId,
  name: `Työntekijä ${passId}`,
  employer: 'Valo Oy',
});
const tick = (passId: string, isFound = true): NotedPresence => ({ what: 'tick', passId, isFound, people: 3 });

type Sent = { rows: readonly UnsentPresence[]; sentAt: string; token: string };
let sent: Sent[];
/** How the next calls end; without one they succeed. */
let luck: unknown[];
let phone: PresencePhone;
let outbox: PresenceOutbox;

beforeEach(() => {
  vi.useFakeTimers();
  sent = [];
  luck = [];
  phone = new PresencePhone(async (rows, sentAt, token) => {
    sent.push({ rows, sentAt, token });
    const error = luck.shift();
    if (error !== undefined) throw error;
  });
  outbox = phone.tab();
});
afterEach(() => vi.useRealTimers());

const noted = async (passId: string) => {
  await outbox.note(arrival(passId), SITE);
  await outbox.send();
};
const whose = () => sent.map(({ rows }) => rows.flatMap((row) => (row.what === 'end' ? [] : [row.passId])));
const waiting = () => outbox.view().rows.map((row) => (row.what === 'end' ? 'end' : row.passId));

describe('a note of presence', () => {
  test('is on the phone before it is said to be noted, and leaves it when the server has it', async () => {
    phone.isOnline = false;
    await outbox.note(arrival('a'), SITE);
    expect([...phone.rows.values()]).toMatchObject([
      { passId: 'a', at: '2026-11-20T06:00:00.000Z', by: { _id: 'maija' } },
    ]);
    await outbox.send();
    expect(outbox.view().stop).toEqual({ kind: 'network' });
    phone.isOnline = true;
    phone.now += 60_000;
    await outbox.send();
    expect(sent).toMatchObject([{ sentAt: '2026-11-20T06:01:00.000Z', token: MAIJA.token }]);
    expect([waiting(), phone.rows.size, outbox.view().stop]).toEqual([[], 0, undefined]);
  });

  test('goes again by the same key after a lost answer, by itself, and in the order in which it happened', async () => {
    luck = [new TypeError('no network'), new AppError('unavailable')];
    await noted('a');
    phone.now += 1000;
    await outbox.note(arrival('b'), SITE);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(waiting()).toEqual([]);
    expect(whose().flat().slice(-2)).toEqual(['a', 'b']);
    expect(new Set(sent.map(({ rows }) => rows[0]?.key)).size).toBe(2);
  });

  test('that the server refuses waits in sight while the others go, until somebody sends or removes it', async () => {
    luck = [new AppError('bad_time', { issues: [{ path: 'at', code: 'bad_time' }] })];
    await noted('a');
    await noted('b');
    expect(outbox.view().rows).toMatchObject([{ passId: 'a', parking: { code: 'bad_time' } }]);
    luck = [new AppError('invalid_state')];
    await outbox.retry(['key 1']);
    expect(outbox.view().rows).toMatchObject([{ parking: { code: 'invalid_state' } }]);
    await outbox.remove(['key 1']);
    expect([waiting(), phone.rows.size]).toEqual([[], 0]);
  });

  test('outlives the end of the login: it is sent after the next one, from a tab that is opened then', async () => {
    luck = [new AppError('unauthorized')];
    await noted('a');
    expect([phone.ended, outbox.view().stop, waiting()]).toEqual([[MAIJA.token], { kind: 'login' }, ['a']]);
    phone.sender = undefined;
    await outbox.send();
    expect(sent).toHaveLength(1);
    phone.sender = { ...MAIJA, token: 'another' };
    outbox = phone.tab();
    await outbox.send();
    expect(sent.map(({ token }) => token)).toEqual([MAIJA.token, 'another']);
    expect(waiting()).toEqual([]);
  });

  test('never goes under another name or another company’s, unless a user of the same company takes it over', async () => {
    phone.isOnline = false;
    await outbox.note(arrival('a'), SITE);
    phone.isOnline = true;
    phone.sender = { ...MAIJA, _id: 'pekka', company: 'toinen' };
    await outbox.takeOver(['key 1']);
    phone.sender = { ...MAIJA, _id: 'pekka' };
    await outbox.send();
    expect([sent, waiting()]).toEqual([[], ['a']]);
    await outbox.takeOver(['key 1']);
    expect(sent).toMatchObject([{ rows: [{ by: { _id: 'pekka' } }] }]);
    expect(waiting()).toEqual([]);
  });

  test('of two tabs goes once, and each sees what the other has noted', async () => {
    const other = phone.tab();
    phone.isOnline = false;
    await outbox.note(arrival('a'), SITE);
    await other.note(arrival('b'), SITE);
    await vi.advanceTimersByTimeAsync(0);
    expect(waiting()).toEqual(['a', 'b']);
    phone.isOnline = true;
    await Promise.all([outbox.send(), other.send()]);
    expect(whose().flat().toSorted()).toEqual(['a', 'b']);
  });
});

describe('an evacuation', () => {
  test('without a network goes in one call for those who were ticked off, and its end after them', async () => {
    phone.isOnline = false;
    for (const each of [tick('a'), tick('b'), tick('a', false)]) await outbox.note(each, SITE);
    await outbox.note({ what: 'end', people: 3 }, SITE);
    phone.isOnline = true;
    await outbox.send();
    expect(sent.map(({ rows }) => rows.map(({ what }) => what))).toEqual([['tick', 'tick', 'tick'], ['end']]);
    expect(waiting()).toEqual([]);
  });
});
