/** What is kept no longer than its time; the numbers are decision 0027. */
export type RetentionKind =
  | 'unfinished inductions'
  | 'card pictures'
  | 'inductions'
  | 'addresses on permits'
  | 'permits';

/**
 * For how long: from the day itself, or in whole years from the end of the year that it is in. The day is that of the start of an
 * unfinished induction, of the completion of the site for inductions and cards, of the end of a permit.
 */
export type Kept = { days: number } | { months: number } | { yearsAfterYear: number };

export const RETENTION: Readonly<Record<RetentionKind, Kept>> = {
  'unfinished inductions': { days: 30 },
  'card pictures': { months: 12 },
  inductions: { yearsAfterYear: 6 },
  'addresses on permits': { months: 24 },
  permits: { yearsAfterYear: 6 },
};

/** Whether what is of a day (`YYYY-MM-DD`) has been kept for its time. */
export function isTimeOver(kind: RetentionKind, day: string, today: string): boolean {
  const kept = RETENTION[kind];
  if ('yearsAfterYear' in kept) return Number(today.slice(0, 4)) > Number(day.slice(0, 4)) + kept.yearsAfterYear;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const until =
    'days' in kept
      ? new Date(Date.UTC(year, month - 1, date + kept.days))
      : new Date(Date.UTC(year, month - 1 + kept.months, date));
  return until.toISOString().slice(0, 10) < today;
}
