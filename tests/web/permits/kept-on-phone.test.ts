import { afterEach, expect, test, vi } from 'vitest';
import { trialPermit } from '../../../web/permits/trial/trial-permit.ts';
import { freshBrowser } from '../browser-fakes.ts';

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
  const [permits, unsent, clock, shared, sweep] = await Promise.all([
    import('../../../web/permits/sign/kept-permits.ts'),
    import('../../../web/permits/watch/unsent-rounds.ts'),
    import('../../../web/phone/server-clock.ts'),
    import('../../../web/shared-device/shared-device.ts'),
    import('../../../web/phone/sweep.ts'),
  ]);
  clock.hearAnswerTime(NOW);
  return { ...permits, ...unsent, ...clock, ...shared, ...sweep };
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
