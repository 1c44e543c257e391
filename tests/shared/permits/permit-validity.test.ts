import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { fileURLToPath } from 'node:url';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasEnded, isLongOver, periodText, permitValidity } from '../../../shared/permits/permit-validity.ts';
import { CHANGE_DAYS, endsOf, QUARTERS, validityTable } from './validity-table.ts';

const QUARTER_MILLISECONDS = 900_000;
const clocks = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Europe/Helsinki',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** Walks through the quarters of an hour around a day and looks when a clock in Helsinki shows the time. */
function showings(date: string, time: string): number[] {
  const noon = Date.parse(`${date}T12:00:00Z`);
  const quarters = Array.from({ length: 192 }, (_, at) => noon + (at - 96) * QUARTER_MILLISECONDS);
  return quarters.filter((instant) => clocks.format(instant) === `${date} ${time}`);
}

/** What becomes of a time (rule 4.4): the later showing begins, the earlier ends, a skipped one moves an hour on. */
function expectedEnds(date: string, time: string): string[] {
  const shown = showings(date, time);
  const hour = Number(time.slice(0, 2)) + 1;
  const seen = shown.length > 0 ? shown : showings(date, `${String(hour).padStart(2, '0')}${time.slice(2)}`);
  return [Math.max(...seen), Math.min(...seen)].map((instant) => new Date(instant).toISOString());
}

const expectedTable = CHANGE_DAYS.flatMap((date) => QUARTERS.map((time) => expectedEnds(date, time)));

describe('when a permit is good', () => {
  test('follows the clocks of Helsinki through every quarter of the days on which they change', () => {
    expect(expectedTable).toHaveLength(384);
    expect(validityTable()).toEqual(expectedTable);
  });

  test.each(['UTC', 'Europe/Helsinki', 'America/Los_Angeles', 'Asia/Tokyo'])(
    'is the same where the clock of the machine is that of %s',
    async (zone) => {
      const script = fileURLToPath(new URL('validity-table.ts', import.meta.url));
      const env = { ...process.env, TZ: zone, PRINT_VALIDITY_TABLE: 'yes' };
      const { stdout } = await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { env });
      const { table, offset } = JSON.parse(stdout) as { table: unknown; offset: number };
      expect(offset).toBe({ UTC: 0, 'Europe/Helsinki': -120, 'America/Los_Angeles': 480, 'Asia/Tokyo': -540 }[zone]);
      expect(table).toEqual(expectedTable);
    },
  );

  test('is the same as an independent walk through the hours at any time of any day', () => {
    const day = fc
      .integer({ min: Date.UTC(2000, 0, 1) / 86_400_000, max: Date.UTC(2045, 0, 1) / 86_400_000 })
      .map((days) => new Date(days * 86_400_000).toISOString().slice(0, 10));
    fc.assert(
      fc.property(day, fc.constantFrom(...QUARTERS), (date, time) => {
        expect(endsOf(date, time)).toEqual(expectedEnds(date, time));
      }),
      { numRuns: 1000 },
    );
  });

  test('is never longer than either reading of an ambiguous time', () => {
    const from = endsOf('2026-10-25', '03:30')[0];
    const until = endsOf('2026-10-25', '03:30')[1];
    expect([from, until]).toEqual(['2026-10-25T01:30:00.000Z', '2026-10-25T00:30:00.000Z']);
  });

  test('is not known without both days, nor with a day that the calendar has not', () => {
    const times = { dailyStartTime: '07:00', dailyEndTime: '16:00' };
    expect(permitValidity({ ...times, startDate: null, endTime: '2026-11-20' })).toBeNull();
    expect(permitValidity({ ...times, startDate: '2026-11-20', endTime: null })).toBeNull();
    expect(permitValidity({ ...times, startDate: '2026-02-30', endTime: '2026-11-20' })).toBeNull();
  });

  test('has ended after the daily end of its last day, and never while a time is missing', () => {
    const times = {
      startDate: '2026-11-19',
      endTime: '2026-11-20',
      dailyStartTime: '07:00',
      dailyEndTime: '16:00',
    };
    const end = new Date('2026-11-20T14:00:00Z');
    const after = new Date(end.getTime() + 1);
    expect(hasEnded(times, end)).toBe(false);
    expect(hasEnded(times, after)).toBe(true);
    expect(hasEnded({ ...times, dailyEndTime: '' }, after)).toBe(false);
    expect(hasEnded({ ...times, startDate: null }, after)).toBe(false);
  });

  test('ends its PINs thirty days after its end', () => {
    const until = new Date('2026-11-20T14:00:00Z');
    const validity = { from: until, until };
    expect(isLongOver(validity, new Date('2026-12-20T14:00:00Z'))).toBe(false);
    expect(isLongOver(validity, new Date('2026-12-20T14:00:00.001Z'))).toBe(true);
    expect(isLongOver(null, until)).toBe(false);
  });
});

describe('the words for when a permit is good', () => {
  const times = { dailyStartTime: '07:00', dailyEndTime: '16:15' };
  test.each([
    ['2026-11-20', '2026-11-20', '20.11.2026 klo\u00a07.00–16.15'],
    ['2026-11-20', '2026-11-22', '20.–22.11.2026 klo\u00a07.00–16.15'],
    ['2026-11-30', '2026-12-01', '30.11.–1.12.2026 klo\u00a07.00–16.15'],
    ['2026-12-31', '2027-01-01', '31.12.2026–1.1.2027 klo\u00a07.00–16.15'],
    [null, '2027-01-01', ''],
  ])('are short for %s to %s', (startDate, endTime, text) => {
    expect(periodText({ ...times, startDate, endTime }, 'fi')).toBe(text);
    expect(periodText({ ...times, startDate, endTime }, 'en')).toBe(text.replace(' klo\u00a0', ', '));
  });
});
