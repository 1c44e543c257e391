import { FIRST_MONTH, MOST_MONTHS } from '../../shared/reports/billing.ts';
import { latestMonths } from '../lists/months/latest-months.ts';

const MONTH = /^\d{4}-(0[1-9]|1[0-2])$/;

/** The selectable months, the current one first: at most a hundred, and none before January 2018 (rule 10.2). */
export function reportMonths(now: Date): string[] {
  return latestMonths(now, MOST_MONTHS).filter((month) => month >= FIRST_MONTH);
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
