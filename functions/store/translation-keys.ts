import type { Key } from './items.ts';
import { beside, padNumber } from './key-parts.ts';
import { headKey } from './keys.ts';

// More keys of the table (`keys.ts`): of the texts of induction forms and permit forms in other languages, beside their versions.

export const TRANSLATION_PREFIX = 'T#';

/** The newest revision of each language of a version. */
export const standingTranslationsKey = (form: string, version: number): Key =>
  beside(headKey(form), `${TRANSLATION_PREFIX}${padNumber(version, 6)}`);

export const translationKey = (form: string, version: number, language: string, revision: number): Key =>
  beside(headKey(form), `${standingTranslationsKey(form, version).SK}#${language}#${padNumber(revision, 6)}`);
