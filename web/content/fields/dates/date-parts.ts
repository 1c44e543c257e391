/** A partly selected day; empty texts are not selected yet. */
export type DateParts = { day: string; month: string; year: string };

const YEARS_BACK = 5;
const YEARS_AHEAD = 20;

const numbers = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, place) => String(from + place));

/** The parts of a `YYYY-MM-DD`, without leading zeros. */
export function datePartsOf(date: string): DateParts {
  const [year = '', month = '', day = ''] = date.split('-');
  const plain = (text: string) => (text === '' ? '' : String(Number(text)));
  return { day: plain(day), month: plain(month), year };
}

/** The number of days of a month; 31 without a month, 29 for February without a year. */
export function daysInMonth({ month, year }: Pick<DateParts, 'month' | 'year'>): number {
  if (month === '') return 31;
  return new Date(Date.UTC(year === '' ? 2024 : Number(year), Number(month), 0)).getUTCDate();
}

/** The parts after a selection; a day beyond the month's end becomes its last day. */
export function withPart(parts: DateParts, changed: Partial<DateParts>): DateParts {
  const next = { ...parts, ...changed };
  return Number(next.day) > daysInMonth(next) ? { ...next, day: String(daysInMonth(next)) } : next;
}

/** `YYYY-MM-DD`, or empty while a part is missing. */
export function dateOf({ day, month, year }: DateParts): string {
  return day === '' || month === '' || year === '' ? '' : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** The options of each part: years from 5 back to 20 ahead (rule 8.1), and the selected one. */
export function dateChoices(parts: DateParts, thisYear: number): Record<keyof DateParts, string[]> {
  const years = numbers(thisYear - YEARS_BACK, thisYear + YEARS_AHEAD);
  const withChosen = parts.year === '' || years.includes(parts.year) ? years : [parts.year, ...years].sort();
  return { day: numbers(1, daysInMonth(parts)), month: numbers(1, 12), year: withChosen };
}
