import { dayAfter, formatDate, localDate } from '../../../shared/core/dates.ts';

/** How a day is written, for an example: today, or as many days later. */
export function exampleDay(daysLater = 0): string {
  return formatDate(dayAfter(localDate(new Date()), daysLater));
}
