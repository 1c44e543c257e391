const ZONE = 'Europe/Helsinki';

/** Creates the format at first use: each one costs some milliseconds at start. */
function makeFormat(locale: string, options: Intl.DateTimeFormatOptions): () => Intl.DateTimeFormat {
  let format: Intl.DateTimeFormat | undefined;
  return () => (format ??= new Intl.DateTimeFormat(locale, { timeZone: ZONE, ...options }));
}

const dateFormat = makeFormat('fi-FI', { day: 'numeric', month: 'numeric', year: 'numeric' });
const timeFormat = makeFormat('fi-FI', { hour: 'numeric', minute: '2-digit' });

/** `20.11.2026` for an ISO timestamp or `YYYY-MM-DD`, in Helsinki time; both languages use it. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  if (iso.length === 10) return `${Number(day)}.${Number(month)}.${year}`;
  return dateFormat().format(new Date(iso));
}

/** `7.05` for an ISO timestamp, in Helsinki time. */
export function formatTime(iso: string): string {
  return timeFormat().format(new Date(iso));
}

const localDateFormat = makeFormat('sv-SE', { dateStyle: 'short' });

/** The calendar date in Helsinki at an instant, `YYYY-MM-DD`. */
export function localDate(instant: Date): string {
  return localDateFormat().format(instant);
}

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}

/** The day (`YYYY-MM-DD`) so many days after another. */
export function dayAfter(day: string, days: number): string {
  return new Date(Date.parse(day) + days * 86_400_000).toISOString().slice(0, 10);
}

/** The day (`YYYY-MM-DD`) so many months after another; the last day of a month that has no such day. */
export function monthsAfter(day: string, months: number): string {
  const [year = 0, month = 1, ofMonth = 1] = day.split('-').map(Number);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0));
  const date = Math.min(ofMonth, lastOfMonth.getUTCDate());
  return `${lastOfMonth.toISOString().slice(0, 8)}${String(date).padStart(2, '0')}`;
}

/** Calendar months (`YYYY-MM`), starting with the month of the day (`YYYY-MM-DD`). */
export function monthsFrom(day: string, count: number): string[] {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return Array.from({ length: count }, (_, at) =>
    new Date(Date.UTC(year, month - 1 + at, 1)).toISOString().slice(0, 7),
  );
}
