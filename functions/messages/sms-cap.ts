import type { Limit } from '../store/limits/limits.ts';

/** The most segments of SMS that an installation sends a day, whoever causes them: the ceiling on a flood's cost. */
export const SMS_PER_DAY: Limit = { name: 'smsDay', most: 500, windowSeconds: 24 * 3600 };
export const SMS_OF_ALL = 'all';

/** Two thirds of them are for news; the rest is kept for codes and permits, which people wait for (rule 7.5). */
export const SMS_OF_NEWS_PER_DAY: Limit = { name: 'smsNewsDay', most: 333, windowSeconds: 24 * 3600 };
