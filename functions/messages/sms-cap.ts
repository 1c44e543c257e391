import type { Limit } from '../store/limits.ts';

/** SMS that an installation sends a day at most, whoever asks for them: the end of what a flood can cost. */
export const SMS_PER_DAY: Limit = { name: 'smsDay', most: 500, windowSeconds: 24 * 3600 };
export const SMS_OF_ALL = 'all';
