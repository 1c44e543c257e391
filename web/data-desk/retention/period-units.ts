import type { Periods } from '../../../shared/data-desk/retention-rules.ts';

/** The times in the order in which they are shown, each with its unit. */
export const PERIOD_UNITS = [
  { name: 'unfinishedDays', unit: 'days' },
  { name: 'cardPictureMonths', unit: 'months' },
  { name: 'inductionYears', unit: 'yearsAfterYear' },
  { name: 'permitAddressMonths', unit: 'months' },
  { name: 'permitYears', unit: 'yearsAfterYear' },
] as const satisfies readonly { name: keyof Periods; unit: string }[];
