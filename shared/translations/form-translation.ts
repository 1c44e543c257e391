import * as z from 'zod/mini';
import { NamedRef, Timestamp, Version, WorkerLanguages } from '../core/fields.ts';
import { Texts } from '../content/translation/given-translations.ts';

const Counts = z.object({
  /** The different texts of the form. */
  texts: z.number(),
  /** Those without a translation, and those that have only one of a former text. */
  missing: z.number(),
  old: z.number(),
});

/** How a form's texts stand in one language; `revision` is 0 and nobody saved it where there is no translation. */
export const TranslationRow = z.object({
  language: WorkerLanguages,
  /** Whether workers may choose it. */
  isOffered: z.boolean(),
  revision: z.number(),
  savedAt: z.nullable(Timestamp),
  savedBy: z.nullable(NamedRef),
  counts: Counts,
});
export type TranslationRow = z.infer<typeof TranslationRow>;

export const TranslationList = z.object({
  /** The version of the form's content that they translate: its newest. */
  version: Version,
  base: WorkerLanguages,
  items: z.array(TranslationRow),
});
export type TranslationList = z.infer<typeof TranslationList>;

export const FormTranslation = z.extend(TranslationRow, {
  version: Version,
  texts: z.record(z.string(), z.string()),
  /** By the keys of texts that have changed: how the former text was translated. */
  old: z.record(z.string(), z.string()),
});
export type FormTranslation = z.infer<typeof FormTranslation>;

export const SavedTranslation = z.object({
  /** The version of the content and the revision that the caller knows; revision 0 where there is none. */
  version: Version,
  revision: Version,
  /** All translations; a blank one is none. */
  texts: Texts,
});
export type SavedTranslation = z.infer<typeof SavedTranslation>;
