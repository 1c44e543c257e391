import * as z from 'zod/mini';
import { text } from '../core/fields.ts';

export const Reason = text(1000);

/** Hours 00 to 23, minutes 00, 15, 30 or 45. */
export const DailyTime = z.string().check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/));

/** A PIN as typed, with or without spaces, or the key of a person's link. */
export const PinOrKey = z.string().check(z.maxLength(40));
