const WRITTEN = /^\s*(\d{1,2})\s*[.,/\s]\s*(\d{1,2})\s*[.,/\s]\s*(\d{4})\s*$/u;

/** Parses a typed day to `YYYY-MM-DD`; empty for an empty field, undefined for an invalid day. */
export function readDay(typed: string): string | undefined {
  if (typed.trim() === '') return '';
  const [, day = '', month = '', year = ''] = WRITTEN.exec(typed) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : undefined;
}

/** What is wrong with a typed day: not written as a day, or a day that no calendar has; undefined where nothing is. */
export function dayFault(typed: string): 'invalid' | 'none' | undefined {
  if (readDay(typed) !== undefined) return undefined;
  return WRITTEN.test(typed) ? 'none' : 'invalid';
}
