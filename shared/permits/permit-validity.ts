import { dayAfter, localDate } from '../core/dates.ts';
import { isRealDate } from '../content/real-date.ts';
import type { Validity } from './permit-state.ts';

/** A permit's validity in Helsinki time: dates are `YYYY-MM-DD`, times `HH:MM`. */
export type PermitTimes = {
  startDate: string | null;
  endTime: string | null;
  dailyStartTime: string;
  dailyEndTime: string;
};

const ZONE = 'Europe/Helsinki';
const HOUR_MILLISECONDS = 3_600_000;
/** Helsinki is two hours ahead of UTC, three in summer. */
const WINTER_HOURS = 2;
const SUMMER_HOURS = 3;

let format: Intl.DateTimeFormat | undefined;

const MOST_KNOWN = 1000;
/** By the hour of UTC, within which the clocks do not change; a list asks for the same days again and again. */
const known = new Map<number, number>();

/** Whole hours that Helsinki is ahead of UTC at an instant. */
function hoursAhead(instant: number): number {
  const at = Math.floor(instant / HOUR_MILLISECONDS);
  const before = known.get(at);
  if (before !== undefined) return before;
  format ??= new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(format.format(new Date(instant)));
  const ahead = (hour - new Date(instant).getUTCHours() + 24) % 24;
  if (known.size >= MOST_KNOWN) known.clear();
  known.set(at, ahead);
  return ahead;
}

/**
 * The instant of a Helsinki time. A skipped time uses the offset before the change, so it moves an hour on; for a repeated time `reading`
 * chooses which (rule 4.4).
 */
export function helsinkiInstant(date: string, time: string, reading: 'first' | 'second'): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const inSummer = shown - SUMMER_HOURS * HOUR_MILLISECONDS;
  const inWinter = shown - WINTER_HOURS * HOUR_MILLISECONDS;
  const isSummer = hoursAhead(inSummer) === SUMMER_HOURS;
  const isWinter = hoursAhead(inWinter) === WINTER_HOURS;
  return new Date(isSummer && (reading === 'first' || !isWinter) ? inSummer : inWinter);
}

/** A permit's validity; an ambiguous time gives the shorter one. Null when a date is missing. */
export function permitValidity({ startDate, endTime, dailyStartTime, dailyEndTime }: PermitTimes): Validity {
  if (startDate === null || endTime === null || !isRealDate(startDate) || !isRealDate(endTime)) return null;
  return {
    from: helsinkiInstant(startDate, dailyStartTime, 'second'),
    until: helsinkiInstant(endTime, dailyEndTime, 'first'),
  };
}

/** Whether an instant lies in the daily hours; hours that do not end after their start end the next day. */
export function isInDailyHours({ dailyStartTime, dailyEndTime }: PermitTimes, now: Date): boolean {
  const today = localDate(now);
  const isOverNight = dailyEndTime <= dailyStartTime;
  return [today, dayAfter(today, -1)].some((date) => {
    const from = helsinkiInstant(date, dailyStartTime, 'second');
    const until = helsinkiInstant(isOverNight ? dayAfter(date, 1) : date, dailyEndTime, 'first');
    return from <= now && now <= until;
  });
}

/** Whether the last day is over at its daily end; false while one of the times is missing. */
export function hasEnded(times: PermitTimes, now: Date): boolean {
  if (times.dailyStartTime === '' || times.dailyEndTime === '') return false;
  const validity = permitValidity(times);
  return validity !== null && now > validity.until;
}

const PIN_DAYS = 30;

/** Whether the permit ended so long ago that no PIN opens it (rule 4.5). */
export function isLongOver(validity: Validity, now: Date): boolean {
  return validity !== null && now.getTime() > validity.until.getTime() + PIN_DAYS * 24 * HOUR_MILLISECONDS;
}

/** Hours and minutes in the form of all languages: `7.05` for `07:05`. */
export const shownTime = (time: string) => `${Number(time.slice(0, 2))}.${time.slice(3)}`;

/** `20.–22.11.2026 klo 7.00–16.00`, as short as the dates allow; empty when a date is missing. */
export function periodText(
  { startDate, endTime, dailyStartTime, dailyEndTime }: PermitTimes,
  language: string,
): string {
  if (startDate === null || endTime === null) return '';
  const [fromYear, fromMonth, fromDay] = startDate.split('-').map(Number);
  const [year, month, day] = endTime.split('-').map(Number);
  const end = `${day}.${month}.${year}`;
  const begin =
    fromYear !== year
      ? `${fromDay}.${fromMonth}.${fromYear}`
      : fromMonth !== month
        ? `${fromDay}.${fromMonth}.`
        : `${fromDay}.`;
  const days = startDate === endTime ? end : `${begin}–${end}`;
  return `${days}${language === 'fi' ? ' klo\u00a0' : ', '}${shownTime(dailyStartTime)}–${shownTime(dailyEndTime)}`;
}
