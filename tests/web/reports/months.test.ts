import { describe, expect, test } from 'vitest';
import { monthAfter } from '../../../web/lists/months/latest-months.ts';
import { byYear, monthOf, reportMonths, yearAround } from '../../../web/reports/months.ts';

const at = (iso: string) => reportMonths(new Date(iso));

describe('the months of the report', () => {
  test('are a hundred, the current one first, by the clock of Helsinki', () => {
    const months = at('2026-10-31T23:30:00.000Z');
    expect(months).toHaveLength(100);
    expect([months[0], months[1], months.at(-1)]).toEqual(['2026-11', '2026-10', '2018-08']);
  });

  test('go back to January 2018 and no further', () => {
    expect(at('2019-03-05T12:00:00.000Z').at(-1)).toBe('2018-01');
    expect(at('2026-04-01T12:00:00.000Z').at(-1)).toBe('2018-01');
    expect(at('2026-05-01T12:00:00.000Z').at(-1)).toBe('2018-02');
  });

  test('follow each other over the turn of a year', () => {
    expect([monthAfter('2026-12'), monthAfter('2026-01', -1), monthAfter('2026-11', -12)]).toEqual([
      '2027-01',
      '2025-12',
      '2025-11',
    ]);
  });

  test.each([
    ['2026-03', '2026-03'],
    ['2017-12', '2026-11'],
    ['2026-13', '2026-11'],
    ['x', '2026-11'],
    [null, '2026-11'],
  ])('an address that names %s shows %s', (asked, shown) => {
    expect(monthOf(asked, at('2026-11-22T12:00:00.000Z'))).toBe(shown);
  });

  test('stand in a year around the shown one', () => {
    const months = at('2026-11-22T12:00:00.000Z');
    const ends = (shown: string) => [yearAround(shown, months)[0], yearAround(shown, months).at(-1)];
    expect(ends('2026-11')).toEqual(['2025-12', '2026-11']);
    expect(ends('2025-12')).toEqual(['2025-12', '2026-11']);
    expect(ends('2025-11')).toEqual(['2024-12', '2025-11']);
    expect(ends('2018-08')).toEqual(['2018-08', '2018-08']);
    expect(byYear(months)[0]).toEqual({ year: '2026', months: months.slice(0, 11) });
  });
});
