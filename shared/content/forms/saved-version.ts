import * as z from 'zod/mini';
import { NamedRef, Timestamp } from '../../core/fields.ts';

/** A saved version of a form's content, as lists show it. */
export const SavedVersionRow = z.object({
  number: z.number(),
  savedAt: Timestamp,
  /** The user who saved it, by their name at that time. */
  savedBy: NamedRef,
  /** Whether new inductions or permits use it. */
  isNewest: z.boolean(),
  /** How many inductions were started, or permits made, from it; the count lags starts of inductions by seconds. */
  standingCount: z.number(),
});
export type SavedVersionRow = z.infer<typeof SavedVersionRow>;
