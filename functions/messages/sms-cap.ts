import type { Limit } from '../store/limits.ts';

/** SMS that an installation sends a day at most, whoever asks for them: the end of what a flood can cost. */
export const SMS_PER_DAY: Limit = { name: 'smsDay', most: 500, windowSeconds: 24 * 3600 };
export const SMS_OF_ALL = 'all';

/** Two thirds of them are for whatever the product tells; the rest is kept for codes and permits, which people wait for (contract 8). */
export const SMS_OF_NEWS_PER_DAY: Limit = { name: 'smsNewsDay', most: 333, windowSeconds: 24 * 3600 };
