import * as z from 'zod/mini';
import { NamedRef, Timestamp } from '../../core/fields.ts';

/** A form's unpublished draft, as its authors see it in lists and beside its content. */
export const FormDraftMark = z.object({
  savedAt: Timestamp,
  /** The user who saved it, by their name at that time. */
  savedBy: NamedRef,
  /** Whether somebody published the form after the draft was begun. */
  isOutdated: z.boolean(),
});
export type FormDraftMark = z.infer<typeof FormDraftMark>;

/** `true`: the content of the draft where the form has one. */
export const DraftQuery = z.object({ draft: z.optional(z.enum(['true', 'false'])) });

/**
 * Where a saved form goes: `true` keeps it as the form's draft; `false` publishes it and ends the draft; absent, it publishes it and leaves
 * the draft alone, which the caller may not know of.
 */
export const SavedAsDraft = z.optional(z.boolean());
