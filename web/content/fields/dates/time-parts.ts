/** A partly selected time of day; empty texts are not selected yet. */
export type TimeParts = { hour: string; minute: string };

const HOURS = Array.from({ length: 24 }, (_, hour) => String(hour).padStart(2, '0'));
const MINUTES = ['00', '15', '30', '45'];

/** The parts of an `HH:MM`. */
export function timePartsOf(time: string): TimeParts {
  const [hour = '', minute = ''] = time.split(':');
  return { hour, minute };
}

/** `HH:MM`, or empty without an hour; an hour alone means the full hour. */
export function timeOf({ hour, minute }: TimeParts): string {
  return hour === '' ? '' : `${hour}:${minute || '00'}`;
}

/** The options of each part: quarters of an hour (rule 8.1), and the selected minute. */
export function timeChoices({ minute }: TimeParts): Record<keyof TimeParts, string[]> {
  const isOther = minute !== '' && !MINUTES.includes(minute);
  return { hour: HOURS, minute: isOther ? [...MINUTES, minute].sort() : MINUTES };
}
