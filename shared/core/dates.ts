const ZONE = 'Europe/Helsinki';

const DATE = new Intl.DateTimeFormat('fi-FI', { timeZone: ZONE, day: 'numeric', month: 'numeric', year: 'numeric' });
const TIME = new Intl.DateTimeFormat('fi-FI', { timeZone: ZONE, hour: 'numeric', minute: '2-digit' });

/** `20.11.2026` of an ISO timestamp or a `YYYY-MM-DD`, by the clock of Helsinki; both languages use it. */
export function formatDate(iso: string): string {
  const [year, month, day] = iso.split('-');
  if (iso.length === 10) return `${Number(day)}.${Number(month)}.${year}`;
  return DATE.format(new Date(iso));
}

/** `7.05` of an ISO timestamp, by the clock of Helsinki. */
export function formatTime(iso: string): string {
  return TIME.format(new Date(iso));
}

const LOCAL_DATE = new Intl.DateTimeFormat('sv-SE', { timeZone: ZONE, dateStyle: 'short' });

/** The calendar date in Helsinki at an instant, `YYYY-MM-DD`. */
export function localDate(instant: Date): string {
  return LOCAL_DATE.format(instant);
}

/** Whole days from one `YYYY-MM-DD` to another. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000);
}
