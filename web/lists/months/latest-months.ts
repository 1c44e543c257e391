import { localDate } from '../../../shared/core/dates.ts';

/** The month `by` months later, both `YYYY-MM`. */
export function monthAfter(month: string, by = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** So many months, the current one first. */
export function latestMonths(now: Date, count: number): string[] {
  const current = localDate(now).slice(0, 7);
  return Array.from({ length: count }, (_, back) => monthAfter(current, -back));
}
