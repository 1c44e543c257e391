import * as z from 'zod/mini';
import { NamedRef, Timestamp } from '../core/fields.ts';

/** A saved state of a form's content, as the list of them tells it. */
export const SavedVersionRow = z.object({
  number: z.number(),
  savedAt: Timestamp,
  /** Who saved it, by the name they had then. */
  savedBy: NamedRef,
  /** Whether what is begun from the form now has it. */
  isNewest: z.boolean(),
  /** How many inductions were started, or permits made, from it; follows the starts of inductions within seconds. */
  standingCount: z.number(),
});
export type SavedVersionRow = z.infer<typeof SavedVersionRow>;
