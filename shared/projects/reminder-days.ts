/** How many days before a card's expiry each reminder goes (contract 10). */
export const REMINDER_DAYS = { 1: 14, 2: 7, 3: 1 } as const;
export type ReminderNumber = keyof typeof REMINDER_DAYS;
