/** A time of day being chosen; empty texts are not chosen yet. */
export type TimeParts = { hour: string; minute: string };

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const MINUTES = ['00', '15', '30', '45'];

/** The parts of an `HH:MM`. */
export function timePartsOf(time: string): TimeParts {
  const [hour = '', minute = ''] = time.split(':');
  return { hour, minute };
}

/** `HH:MM`, or empty while no hour is chosen; an hour alone is the full hour. */
export function timeOf({ hour, minute }: TimeParts): string {
  return hour === '' ? '' : `${hour}:${minute || '00'}`;
}

/** What each part may be: quarters of an hour (specification 5), and the minute that is chosen already. */
export function timeChoices({ minute }: TimeParts): Record<keyof TimeParts, string[]> {
  const isOther = minute !== '' && !MINUTES.includes(minute);
  return { hour: HOURS, minute: isOther ? [...MINUTES, minute].sort() : MINUTES };
}

/** `07:05` as it is written in Finnish: `7.05`. */
export function shownTime(time: string): string {
  return time.replace(/^0?(\d+):/, '$1.');
}
