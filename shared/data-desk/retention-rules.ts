import { PRESENCE_MONTHS } from '../projects/new-project.ts';
import { LIST_YEARS } from './site-clock.ts';

/** Data with a retention time; decision 0027 sets the times. */
export type RetentionKind =
  | 'unfinished inductions'
  | 'card pictures'
  | 'inductions'
  | 'lists of workers'
  | 'presence'
  | 'addresses on permits'
  | 'permits';

/**
 * The retention time: from the day itself, or in whole years from the end of its year. The day is the start of an unfinished induction, the
 * completion of the site for inductions, cards and lists of workers, the end of a permit.
 */
export type Kept = { days: number } | { months: number } | { yearsAfterYear: number };

export const RETENTION: Readonly<Record<RetentionKind, Kept>> = {
  'unfinished inductions': { days: 30 },
  'card pictures': { months: 12 },
  inductions: { yearsAfterYear: 6 },
  // Where its project says nothing else.
  presence: { months: PRESENCE_MONTHS },
  'lists of workers': { yearsAfterYear: LIST_YEARS },
  'addresses on permits': { months: 24 },
  permits: { yearsAfterYear: 6 },
};

/** Whether the retention time from a day (`YYYY-MM-DD`) has passed. */
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
