import { afterEach, expect, test, vi } from 'vitest';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';
import { fakeNetwork, freshBrowser, json } from '../browser-fakes.ts';

const FORM = { _id: 'A'.repeat(22), name: 'Tulityölupa', description: '', pages: [] };
const PERMIT = { ...trialPermit(FORM, { maker: 'Laatija', now: '2026-11-22T08:00:00.000Z' }), _id: 'B'.repeat(22) };
const LINK = { permitId: PERMIT._id, pin: 'K'.repeat(22) };
const REVIEWED = { permit: PERMIT, user: { _id: 'C'.repeat(22), name: 'Rauno Vartio', roles: [] } as never };
const NOW = Date.parse('2026-11-24T10:00:00.000Z');
const DAY = 86_400_000;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

/** One tab of a phone that has heard the server. */
async function phone() {
  freshBrowser();
  const [permits, rounds, unsent, clock, shared, sweep] = await Promise.all([
    import('../../../web/permits/sign/kept-permits.ts'),
    import('../../../web/permits/watch/kept-rounds.ts'),
    import('../../../web/permits/watch/unsent-rounds.ts'),
    import('../../../web/phone/server-clock.ts'),
    import('../../../web/shared-device/shared-device.ts'),
    import('../../../web/phone/sweep.ts'),
  ]);
  clock.hearAnswerTime(NOW);
  return { ...permits, ...rounds, ...unsent, ...clock, ...shared, ...sweep };
}

test('a permit of a person’s own link is kept as it was last fetched, for 14 days, until the link is refused', async () => {
  const one = await phone();
  await one.keepPermit(LINK, REVIEWED);
  await one.keepPermit(LINK, { ...REVIEWED, permit: { ...PERMIT, version: 7 } });
  expect(await one.keptPermit(LINK)).toMatchObject({ permit: { version: 7 }, fetchedAt: expect.any(String) });
  expect(await one.keptPermit({ ...LINK, pin: 'L'.repeat(22) })).toBeUndefined();
  await one.sweepRooms(NOW + 13 * DAY, new Set());
  expect(await one.keptPermit(LINK)).toBeDefined();
  await one.sweepRooms(NOW + 15 * DAY, new Set());
  expect(await one.keptPermit(LINK)).toBeUndefined();
  await one.keepPermit(LINK, REVIEWED);
  await one.forgetPermit(LINK);
  expect(await one.keptPermit(LINK)).toBeUndefined();
});

test('a permit that a typed PIN opened is not kept, and none is on a shared device', async () => {
  const one = await phone();
  await one.keepPermit({ ...LINK, pin: '123456' }, REVIEWED);
  expect(await one.keptPermit({ ...LINK, pin: '123456' })).toBeUndefined();
  await one.keepPermit(LINK, REVIEWED);
  one.setSharedDevice(true);
  await one.keepPermit(LINK, REVIEWED);
  one.setSharedDevice(false);
  expect(await one.keptPermit(LINK)).toBeUndefined();
});

test('rounds wait on the phone in the order of their making, where the browser’s own storage is full too', async () => {
  const one = await phone();
  vi.stubGlobal('localStorage', {
    getItem: () => null,
    setItem: () => {
      throw new Error('QuotaExceededError');
    },
    removeItem: () => undefined,
  });
  await one.keepRound({ permitId: 'permit' }, { id: 'b', at: '2026-11-24T10:01:00.000Z', word: 'toinen' });
  await one.keepRound({ permitId: 'permit' }, { id: 'a', at: '2026-11-24T10:16:00.000Z', word: 'kolmas' });
  await one.keepRound({ permitId: 'permit' }, { id: 'c', at: '2026-11-24T09:50:00.000Z', word: 'ensimmäinen' });
  await one.keepRound({ permitId: 'other' }, { id: 'd', at: '2026-11-24T09:50:00.000Z', word: '' });
  expect((await one.keptRounds({ permitId: 'permit' })).map(({ word }) => word)).toEqual([
    'ensimmäinen',
    'toinen',
    'kolmas',
  ]);
  await one.dropRound('b');
  expect((await one.keptRounds({ permitId: 'permit' })).map(({ id }) => id)).toEqual(['c', 'a']);
});

test('a round that a user makes without a network waits apart from those of links, and goes later with the phone’s times', async () => {
  const one = await phone();
  const [{ userRounds }, { sendRounds }] = await Promise.all([
    import('../../../web/permits/watch/round-source.ts'),
    import('../../../web/permits/watch/send-rounds.ts'),
  ]);
  const source = userRounds(PERMIT._id, 'user');
  const round = { id: 'a', at: '2026-11-24T10:01:00.000Z', word: 'Kaide viileä' };
  await one.keepRound(source, round);
  await one.keepRound({ permitId: PERMIT._id }, { ...round, id: 'b' });
  let waiting: readonly unknown[] = [];
  const sent: unknown[] = [];
  const send = (freshId?: string) =>
    sendRounds(source, { freshId, onWaiting: (rounds) => (waiting = rounds), onSent: (permit) => sent.push(permit) });
  fakeNetwork(() => Promise.reject(new TypeError('no network')));
  await expect(send('a')).rejects.toMatchObject({ code: 'network' });
  expect(waiting).toMatchObject([round]);
  expect(sent).toEqual([]);
  const network = fakeNetwork(() => json(200, PERMIT));
  await send();
  expect(network.map(({ body }) => body)).toEqual([{ ...round, sentAt: expect.any(String) }]);
  expect(sent).toMatchObject([{ _id: PERMIT._id }]);
  expect(waiting).toEqual([]);
  expect(await one.keptRounds({ permitId: PERMIT._id })).toMatchObject([{ id: 'b' }]);
});

test('a round that waits is shown at the server’s time, whatever the phone’s clock says', async () => {
  const one = await phone();
  one.takeAhead(500 * 60_000);
  const running = { day: '', endedAt: '', minutes: 30, every: 15, rounds: [], fullAt: null };
  const { rounds } = one.withUnsent(running, [{ id: 'a', at: '2026-11-24T18:20:00.000Z', word: '' }]);
  expect(rounds).toMatchObject([{ at: '2026-11-24T10:00:00.000Z', isUnsent: true }]);
});

test('a round that the server has confirmed is shown once, also while the phone still keeps it', async () => {
  const one = await phone();
  const at = '2026-11-24T18:20:00.000Z';
  const by = { _id: 'rauno', name: 'Rauno Tekijä' };
  const confirmed = { id: 'a', at, by, how: 'pin' as const, word: 'Kaide lämmin', photo: null };
  const running = { day: '', endedAt: '', minutes: 30, every: 15, rounds: [confirmed], fullAt: null };
  const { rounds } = one.withUnsent(running, [
    { id: 'a', at, word: 'Kaide lämmin' },
    { id: 'b', at, word: 'Kylmä' },
  ]);
  expect(rounds.map(({ id, isUnsent }) => [id, isUnsent])).toEqual([
    ['a', undefined],
    ['b', true],
  ]);
});
