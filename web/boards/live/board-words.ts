import type { BoardRow } from '../../../shared/boards/board.ts';

/** `0144` of `2026-0144`: on a board the year says itself. */
export const shortNumber = (number: string): string => number.replace(/^\d{4}-/, '');

const shownTime = (time: string) => `${Number(time.slice(0, 2))}.${time.slice(3)}`;

/** `7.00–16.00` */
export const hoursOf = ({ dailyStartTime, dailyEndTime }: BoardRow): string =>
  `${shownTime(dailyStartTime)}–${shownTime(dailyEndTime)}`;

/** `7.00` */
export const beginOf = ({ dailyStartTime }: BoardRow): string => shownTime(dailyStartTime);

/** `ke 25.11.` of `2026-11-25` */
export function dayOf(day: string, language: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  const weekday = date.toLocaleDateString(language === 'en' ? 'en-GB' : 'fi-FI', { weekday: 'short', timeZone: 'UTC' });
  return `${weekday} ${date.getUTCDate()}.${date.getUTCMonth() + 1}.`;
}

/** `0144 Tulityölupa · M. Mestari` */
export const aboutToday = ({ number, form, grantor }: Pick<BoardRow, 'number' | 'form' | 'grantor'>): string =>
  `${shortNumber(number)} ${form} · ${grantor}`;
