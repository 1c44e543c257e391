const DATE = /^(\d{4})-(\d{2})-(\d{2})$/;
const TIMESTAMP = /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):[0-5]\d(:[0-5]\d(\.\d{1,9})?)?Z$/;

/** Whether the calendar has this day; `month` and `day` count from 1. */
export function isCalendarDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** Whether the text is a real calendar date, `YYYY-MM-DD`. */
export function isRealDate(text: string): boolean {
  const [, year, month, day] = DATE.exec(text) ?? [];
  return year !== undefined && isCalendarDay(Number(year), Number(month), Number(day));
}

/** Whether the text is a real `YYYY-MM-DD` or an ISO 8601 UTC timestamp. */
export function isRealDateOrTimestamp(text: string): boolean {
  return isRealDate(TIMESTAMP.exec(text)?.[1] ?? text);
}
