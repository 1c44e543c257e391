import { formatTime } from '../../../shared/core/dates.ts';

const MINUTE = 60_000;

/** What is ahead as a time of the day: the first whole minute that is not too early. */
export const dueClock = (instant: number): string =>
  formatTime(new Date(Math.ceil(instant / MINUTE) * MINUTE).toISOString());
