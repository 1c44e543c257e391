import { daysBetween } from '../core/dates.ts';

/** After so many days without presence somebody's work on a site is asked about (rule 11.6). */
export const DAYS_UNSEEN = 30;

/** Whether somebody whose work has no end has not been on the site for long; the end itself is for staff to say. */
export function seemsEnded({ end, lastPresent }: { end: string | null; lastPresent: string | null }, today: string) {
  return end === null && lastPresent !== null && daysBetween(lastPresent, today) >= DAYS_UNSEEN;
}
