import { expect, test } from 'vitest';
import { monthsAfter } from '../../../shared/core/dates.ts';

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', 1, '2026-02-15'],
  ['2026-08-31', 6, '2027-02-28'],
  ['2026-11-24', 12, '2027-11-24'],
  ['2026-12-31', 60, '2031-12-31'],
  ['2028-02-29', 12, '2029-02-28'],
])('%s and %i months is %s', (day, months, expected) => {
  expect(monthsAfter(day, months)).toBe(expected);
});
