const WAIT_MINUTES = [1, 5, 15, 60, 180];
const LONGEST_WAIT_MINUTES = 360;
const LAST_TRY_HOURS = 24;

const minutesAfter = (from: Date | string, minutes: number) => new Date(new Date(from).getTime() + minutes * 60_000);

/** When what fails since an instant is tried for the last time. */
export const timeOfLastTry = (since: Date | string): Date => minutesAfter(since, LAST_TRY_HOURS * 60);

/** When what fails since an instant is tried next (ISO 8601 UTC), after so many failures before this one. */
export function timeOfNextTry({ failures, since }: { failures: number; since: Date | string }, now: Date): string {
  const next = minutesAfter(now, WAIT_MINUTES[failures] ?? LONGEST_WAIT_MINUTES);
  const last = timeOfLastTry(since);
  return (next < last ? next : last).toISOString();
}

/** The end of the longest wait (ISO 8601 UTC). */
export const timeAfterLongestWait = (now: Date): string => minutesAfter(now, LONGEST_WAIT_MINUTES).toISOString();
