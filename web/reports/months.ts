import { FIRST_MONTH, MOST_MONTHS } from '../../shared/reports/billing.ts';
import { localDate } from '../../shared/core/dates.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The month `by` months later, both `YYYY-MM`. */
export function monthAfter(month: string, by = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The selectable months, the current one first: at most a hundred, and none before January 2018 (rule 10.2). */
export function reportMonths(now: Date): string[] {
  const current = localDate(now).slice(0, 7);
  return Array.from({ length: MOST_MONTHS }, (_, back) => monthAfter(current, -back)).filter(
    (month) => month >= FIRST_MONTH,
  );
}

/** The month in an address; the newest one if the address has none that is selectable. */
export function monthOf(asked: string | null, months: readonly string[]): string {
  const [newest = FIRST_MONTH] = months;
  return asked !== null && MONTH.test(asked) && months.includes(asked) ? asked : newest;
}

/** Twelve months, oldest first: the latest ones if they include the displayed month, otherwise those that end with it. */
export function yearAround(shown: string, months: readonly string[]): string[] {
  const at = months.indexOf(shown);
  const from = at < 12 ? 0 : at;
  return months.slice(from, from + 12).reverse();
}

/** The months by year, newest first. */
export function byYear(months: readonly string[]): { year: string; months: string[] }[] {
  const years = [...new Set(months.map((month) => month.slice(0, 4)))];
  return years.map((year) => ({ year, months: months.filter((month) => month.startsWith(year)) }));
}
