import { PRESENCE_MONTHS } from '../projects/new-project.ts';
import { LIST_YEARS } from './site-clock.ts';

/** Data with a retention time; decision 0027 sets the times. */
export const RETENTION_KINDS = [
  'unfinished inductions',
  'card pictures',
  'inductions',
  'lists of workers',
  'presence',
  'addresses on permits',
  'permits',
] as const;
export type RetentionKind = (typeof RETENTION_KINDS)[number];

/**
 * The retention time: from the day itself, or in whole years from the end of its year. The day is the start of an unfinished induction, the
 * completion of the site for inductions, cards and lists of workers, the end of a permit.
 */
export type Kept = { days: number } | { months: number } | { yearsAfterYear: number };

/** The times that a company may set, each a number of its unit. */
export type Periods = {
  unfinishedDays: number;
  cardPictureMonths: number;
  inductionYears: number;
  permitAddressMonths: number;
  permitYears: number;
};

export const USUAL_PERIODS: Periods = {
  unfinishedDays: 30,
  cardPictureMonths: 12,
  inductionYears: LIST_YEARS,
  permitAddressMonths: 24,
  permitYears: 6,
};

/**
 * The least and the most that a company may set. A phone keeps what it has not sent for 14 days (rule 2.2); an induction proves the list of
 * workers, whose time the law sets, and a permit who did dangerous work.
 */
export const PERIOD_BOUNDS: Readonly<Record<keyof Periods, readonly [least: number, most: number]>> = {
  unfinishedDays: [15, 90],
  cardPictureMonths: [1, 24],
  inductionYears: [LIST_YEARS, 10],
  permitAddressMonths: [6, 36],
  permitYears: [6, 10],
};

/** A dry run stands on the desk for so long before anything is erased. */
export const NOTICE_DAYS = 14;

export function keptBy(kind: RetentionKind, periods: Periods): Kept {
  const kept: Readonly<Record<RetentionKind, Kept>> = {
    'unfinished inductions': { days: periods.unfinishedDays },
    'card pictures': { months: periods.cardPictureMonths },
    inductions: { yearsAfterYear: periods.inductionYears },
    // Where its project says nothing else.
    presence: { months: PRESENCE_MONTHS },
    'lists of workers': { yearsAfterYear: LIST_YEARS },
    'addresses on permits': { months: periods.permitAddressMonths },
    permits: { yearsAfterYear: periods.permitYears },
  };
  return kept[kind];
}

/** The last day (`YYYY-MM-DD`) on which what counts from a day is kept. */
export function lastKeptDay(kept: Kept, day: string): string {
  if ('yearsAfterYear' in kept) return `${Number(day.slice(0, 4)) + kept.yearsAfterYear}-12-31`;
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  const until =
    'days' in kept
      ? new Date(Date.UTC(year, month - 1, date + kept.days))
      : new Date(Date.UTC(year, month - 1 + kept.months, date));
  return until.toISOString().slice(0, 10);
}

/** Whether the retention time from a day (`YYYY-MM-DD`) has passed. */
export function isTimeOver(kind: RetentionKind, day: string, today: string, periods: Periods = USUAL_PERIODS): boolean {
  return lastKeptDay(keptBy(kind, periods), day) < today;
}
