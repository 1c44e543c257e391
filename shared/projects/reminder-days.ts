/** Days before a card's expiry at which each reminder goes out (rule 5.4). */
export const REMINDER_DAYS = { 1: 14, 2: 7, 3: 1 } as const;
export type ReminderNumber = keyof typeof REMINDER_DAYS;
