import * as z from 'zod/mini';
import { text } from '../core/fields.ts';
import { REASON_CHARACTERS } from './permit-limits.ts';

export const Reason = text(REASON_CHARACTERS);

/** Hours 00 to 23, minutes 00, 15, 30 or 45. */
export const DailyTime = z.string().check(z.regex(/^([01]\d|2[0-3]):(00|15|30|45)$/));

/** A PIN as typed, with or without spaces, or the key of a person's link. */
export const PinOrKey = z.string().check(z.maxLength(40));
