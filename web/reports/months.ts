import { FIRST_MONTH, MOST_MONTHS } from '../../shared/reports/billing.ts';
import { localDate } from '../../shared/core/dates.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** A month so many months after another, both `YYYY-MM`. */
export function monthAfter(month: string, by = 1): string {
  const months = Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1 + by;
  return `${Math.floor(months / 12)}-${String((months % 12) + 1).padStart(2, '0')}`;
}

/** The months that can be asked for, the current one first: a hundred, and none before January 2018 (specification 9). */
export function reportMonths(now: Date): string[] {
  const current = localDate(now).slice(0, 7);
  return Array.from({ length: MOST_MONTHS }, (_, back) => monthAfter(current, -back)).filter(
    (month) => month >= FIRST_MONTH,
  );
}

/** The month that an address names; the newest where it names none that can be asked for. */
export function monthOf(asked: string | null, months: readonly string[]): string {
  const [newest = FIRST_MONTH] = months;
  return asked !== null && MONTH.test(asked) && months.includes(asked) ? asked : newest;
}

/** Twelve months, oldest first: the latest ones where the shown month is among them, otherwise those that end with it. */
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
