import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { commonTime, overlapsOf, type Occupation } from '../../../shared/permits/overlap.ts';

const MINUTE = 60_000;
const QUARTER = 15 * MINUTE;
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
});
const dayFrom = (day: string, days: number) => new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);

/** The instants at which a clock in Helsinki shows a time, found by walking around the day; a skipped time is shown an hour later. */
function showings(date: string, time: string): number[] {
  const start = Date.parse(`${date}T00:00:00Z`) - 4 * 3_600_000;
  const quarters = Array.from({ length: 120 }, (_, at) => start + at * QUARTER);
  const shown = quarters.filter((instant) => clocks.format(instant) === `${date} ${time}`);
  if (shown.length > 0) return shown;
  const hour = String(Number(time.slice(0, 2)) + 1).padStart(2, '0');
  return quarters.filter((instant) => clocks.format(instant) === `${date} ${hour}${time.slice(2)}`);
}

/** Every window of a permit, written out. */
function windowsOf({ startDate, endTime, dailyStartTime, dailyEndTime, watchMinutes }: Occupation) {
  const windows: { from: number; until: number }[] = [];
  const isOvernight = dailyEndTime <= dailyStartTime;
  for (let day = startDate ?? ''; day <= (endTime ?? ''); day = dayFrom(day, 1)) {
    const lastDay = isOvernight ? dayFrom(day, 1) : day;
    // A night that would begin on the last day is not the permit's any more, unless it has no other.
    if (lastDay > (endTime ?? '') && startDate !== endTime) continue;
    const begins = Math.min(...showings(day, dailyStartTime));
    const ends = Math.max(...showings(lastDay, dailyEndTime));
    windows.push({ from: Math.min(begins, ends), until: Math.max(begins, ends) + watchMinutes * MINUTE });
  }
  return windows;
}

function expectedCommon(one: Occupation, other: Occupation) {
  const commons = windowsOf(one).flatMap((a) =>
    windowsOf(other).flatMap((b) => {
      const common = { from: Math.max(a.from, b.from), until: Math.min(a.until, b.until) };
      return common.from <= common.until ? [common] : [];
    }),
  );
  if (commons.length === 0) return undefined;
  return {
    from: Math.min(...commons.map(({ from }) => from)),
    until: Math.max(...commons.map(({ until }) => until)),
  };
}

const K1 = { _id: 'k1', name: 'Kellari K1' };
const K2 = { _id: 'k2', name: 'Kellari K2' };
const permit = (given: Partial<Occupation> = {}): Occupation => ({
  _id: 'one',
  number: '2026-0001',
  zones: [K1],
  startDate: '2026-11-23',
  endTime: '2026-11-25',
  dailyStartTime: '07:00',
  dailyEndTime: '16:00',
  exclusive: false,
  watchMinutes: 0,
  watchUntil: null,
  ...given,
});
const other = (given: Partial<Occupation> = {}) => permit({ _id: 'two', number: '2026-0002', ...given });

const time = fc
  .integer({ min: 0, max: 95 })
  .map((at) => `${String(Math.floor(at / 4)).padStart(2, '0')}:${['00', '15', '30', '45'][at % 4]}`);
/** Around the days on which the clocks of Helsinki change, and around a day on which they do not. */
const near = fc.constantFrom('2026-03-29', '2026-10-25', '2027-03-28', '2026-06-10');
const anyPermit = fc
  .record({
    near,
    begins: fc.integer({ min: -4, max: 2 }),
    lasts: fc.integer({ min: 0, max: 5 }),
    dailyStartTime: time,
    dailyEndTime: time,
    watchMinutes: fc.constantFrom(0, 5, 60, 240, 1440),
  })
  .map(({ near: day, begins, lasts, ...rest }) => {
    const startDate = dayFrom(day, begins);
    return permit({ ...rest, startDate, endTime: dayFrom(startDate, lasts) });
  });

describe('permits overlap', () => {
  test('as an independent walk through their windows says, also where the clocks change', () => {
    fc.assert(
      fc.property(anyPermit, anyPermit, (one, two) => {
        expect(commonTime(one, two)).toEqual(expectedCommon(one, two));
        expect(commonTime(two, one)).toEqual(commonTime(one, two));
      }),
      { numRuns: 400 },
    );
  });

  test.each([
    ['end where the other begins', { dailyStartTime: '16:00', dailyEndTime: '20:00' }, true],
    ['begin a quarter after the other', { dailyStartTime: '16:15', dailyEndTime: '20:00' }, false],
    ['are at night and in the day', { dailyStartTime: '22:00', dailyEndTime: '06:00' }, false],
    ['are at night until the day begins', { dailyStartTime: '22:00', dailyEndTime: '07:00' }, true],
    ['are on other days', { startDate: '2026-11-26', endTime: '2026-11-27' }, false],
    ['touch by the watch after the work', { dailyStartTime: '05:00', dailyEndTime: '06:00', watchMinutes: 60 }, true],
    ['have no days', { startDate: null, endTime: null }, false],
  ] as const)('which %s: %j, %s', (_, given, isOverlap) => {
    expect(overlapsOf(permit(), [other(given)])).toHaveLength(isOverlap ? 1 : 0);
  });

  test('by a watch that still runs, whatever its day had planned', () => {
    const watched = other({ watchMinutes: 60, startDate: '2026-11-22', endTime: '2026-11-22' });
    expect(overlapsOf(permit(), [watched])).toEqual([]);
    expect(overlapsOf(permit(), [{ ...watched, watchUntil: '2026-11-23T05:30:00.000Z' }])).toHaveLength(1);
  });

  test('only in a zone that both name, once for each', () => {
    expect(overlapsOf(permit(), [other({ zones: [K2] }), other({ zones: [] })])).toEqual([]);
    const both = overlapsOf(permit({ zones: [K1, K2] }), [other({ zones: [K2, K1], exclusive: true })]);
    const isAt = { number: '2026-0002', from: '2026-11-23T05:00:00.000Z', until: '2026-11-25T14:00:00.000Z' };
    expect(both).toEqual([
      { ...isAt, zone: K1.name, isExclusive: true },
      { ...isAt, zone: K2.name, isExclusive: true },
    ]);
  });

  test('never with themselves', () => {
    expect(overlapsOf(permit(), [permit()])).toEqual([]);
  });

  test('over years at once', () => {
    const years = { startDate: '2020-01-01', endTime: '2045-12-31' };
    expect(commonTime(permit(years), other({ ...years, dailyStartTime: '17:00', dailyEndTime: '18:00' }))).toBe(
      undefined,
    );
    expect(
      commonTime(permit(years), other({ ...years, dailyStartTime: '15:00', dailyEndTime: '18:00' })),
    ).toBeDefined();
  });
});
