import * as z from 'zod/mini';
import { InputSettings, ProjectTexts } from '../content/form-settings.ts';
import { Page } from '../content/page.ts';
import { NamedRef, Timestamp } from '../core/fields.ts';

/** A saved state of a form's content, as the list of them tells it. */
export const FormVersionRow = z.object({
  number: z.number(),
  savedAt: Timestamp,
  /** Who saved it, by the name they had then. */
  savedBy: NamedRef,
  /** Whether inductions that are started now have it. */
  isNewest: z.boolean(),
});
export type FormVersionRow = z.infer<typeof FormVersionRow>;

/** One of them whole; it never changes. */
export const FormVersion = z.extend(FormVersionRow, {
  name: z.string(),
  project: ProjectTexts,
  inputSettings: InputSettings,
  pages: z.array(Page),
});
export type FormVersion = z.infer<typeof FormVersion>;
