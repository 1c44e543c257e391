import { isRealDate } from '../content/real-date.ts';
import type { Validity } from './permit-state.ts';

/** When a permit is good, by the clock of Helsinki: dates are `YYYY-MM-DD`, times `HH:MM`. */
export type PermitTimes = {
  startDate: string | null;
  endTime: string | null;
  dailyStartTime: string;
  dailyEndTime: string;
};

const ZONE = 'Europe/Helsinki';
const HOUR_MILLISECONDS = 3_600_000;
/** Finland is two hours ahead of UTC, in summer three. */
const WINTER_HOURS = 2;
const SUMMER_HOURS = 3;

let format: Intl.DateTimeFormat | undefined;

/** Whole hours that the clocks of Helsinki are ahead of UTC at an instant. */
function hoursAhead(instant: number): number {
  format ??= new Intl.DateTimeFormat('en-GB', { timeZone: ZONE, hour: '2-digit', hourCycle: 'h23' });
  const hour = Number(format.format(new Date(instant)));
  return (hour - new Date(instant).getUTCHours() + 24) % 24;
}

/**
 * The instant at which the clocks of Helsinki show a time. One that they skip counts from before the change, which moves it an
 * hour on; of one that they show twice it is the asked reading (contract 7).
 */
function helsinkiInstant(date: string, time: string, reading: 'first' | 'second'): Date {
  const shown = Date.parse(`${date}T${time}:00Z`);
  const inSummer = shown - SUMMER_HOURS * HOUR_MILLISECONDS;
  const inWinter = shown - WINTER_HOURS * HOUR_MILLISECONDS;
  const isSummer = hoursAhead(inSummer) === SUMMER_HOURS;
  const isWinter = hoursAhead(inWinter) === WINTER_HOURS;
  return new Date(isSummer && (reading === 'first' || !isWinter) ? inSummer : inWinter);
}

/** When a permit is good; where a time is ambiguous, never longer than either reading. Null where a date is missing. */
export function permitValidity({ startDate, endTime, dailyStartTime, dailyEndTime }: PermitTimes): Validity {
  if (startDate === null || endTime === null || !isRealDate(startDate) || !isRealDate(endTime)) return null;
  return {
    from: helsinkiInstant(startDate, dailyStartTime, 'second'),
    until: helsinkiInstant(endTime, dailyEndTime, 'first'),
  };
}

const PIN_DAYS = 30;

/** Whether so much time has passed since the end that no PIN opens the permit any more (contract 7). */
export function isLongOver(validity: Validity, now: Date): boolean {
  return validity !== null && now.getTime() > validity.until.getTime() + PIN_DAYS * 24 * HOUR_MILLISECONDS;
}

/** Hours and quarters as people of both languages read them: `7.05` of `07:05`. */
const shownTime = (time: string) => `${Number(time.slice(0, 2))}.${time.slice(3)}`;

/** `20.–22.11.2026 klo 7.00–16.00`, as short as the dates allow; empty where a date is missing. */
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
  return `${days}${language === 'en' ? ', ' : ' klo\u00a0'}${shownTime(dailyStartTime)}–${shownTime(dailyEndTime)}`;
}
