import { dayAfter } from '../../shared/core/dates.ts';
import { REMINDER_DAYS, type ReminderNumber } from '../../shared/projects/reminder-days.ts';

const NUMBERS = [1, 2, 3] as const satisfies readonly ReminderNumber[];

const remindersOf = (numbers: readonly ReminderNumber[]) =>
  numbers.map((reminder, place) => {
    const next = numbers[place + 1];
    return {
      reminder,
      daysBefore: REMINDER_DAYS[reminder],
      nextDaysBefore: next === undefined ? 0 : REMINDER_DAYS[next],
    };
  });

export const REMINDERS = remindersOf(NUMBERS);
/** Of an induction's last valid day: 14 days and a day before. */
export const INDUCTION_REMINDERS = remindersOf([1, 3]);

type Due = Pick<(typeof REMINDERS)[number], 'daysBefore' | 'nextDaysBefore'>;

/**
 * The numbers of days to expiry for which a reminder goes out on a day. On the latest day it also goes to cards that missed their own day,
 * since the card, the address or the setting came later; this ends at the next reminder's day.
 */
export function daysLeft({ daysBefore, nextDaysBefore }: Due, isLatestDay: boolean): number[] {
  const count = isLatestDay ? daysBefore - nextDaysBefore : 1;
  return Array.from({ length: count }, (_, late) => daysBefore - late);
}

/** How many missed days are made up for. */
const MOST_DAYS_BACK = 7;

/** The days whose reminders are due today, oldest first: today, and those after the last completed day, seven at most. */
export function dueDays(today: string, done: string | undefined): string[] {
  const oldest = dayAfter(today, -MOST_DAYS_BACK);
  const next = done === undefined || done >= today ? today : dayAfter(done, 1);
  const days: string[] = [];
  for (let day = next < oldest ? oldest : next; day <= today; day = dayAfter(day, 1)) days.push(day);
  return days;
}
