import * as z from 'zod/mini';
import { text, WorkerLanguages } from '../../core/fields.ts';
import { LONGEST_TEXT_CHARACTERS, MOST_TEXTS } from './translation-limits.ts';

/** The key of a text: the first 16 hex characters of the SHA-256 of its UTF-8 bytes. */
const TextKey = z.string().check(z.regex(/^[0-9a-f]{16}$/));

/** Translations by the keys of the texts that they translate. */
export const Texts = z
  .record(TextKey, text(LONGEST_TEXT_CHARACTERS))
  .check(z.refine((texts) => Object.keys(texts).length <= MOST_TEXTS, { params: { code: 'too_long' } }));

/** A translation with which a form is made; of a text that the form does not say, nothing is kept. */
const GivenTranslation = z.object({ language: WorkerLanguages, texts: Texts });
export type GivenTranslation = z.infer<typeof GivenTranslation>;

/** Those of the languages that a new form has beside the one it is written in. */
export const GivenTranslations = z.optional(
  z.array(GivenTranslation).check(z.maxLength(WorkerLanguages.options.length)),
);
