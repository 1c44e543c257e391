import type { Shapes } from '../core/endpoint.ts';
import { FormTranslation, SavedTranslation, TranslationList } from './form-translation.ts';

const EXAMPLE = { version: 3, revision: 0, texts: { '1f40fc92da241694': 'Use a helmet and safety shoes everywhere.' } };

/** The calls of one sort of form, named for people. */
const shapesFor = (form: string) =>
  ({
    list: {
      summary: `The languages of ${form} with what is missing in each, of its newest published content.`,
      reply: TranslationList,
      errors: ['not_found'],
    },
    get: {
      summary: `The texts of ${form} in one language, by the first 16 hex characters of the SHA-256 of each text.`,
      reply: FormTranslation,
      errors: ['not_found'],
    },
    save: {
      summary: `Keeps the texts of ${form} in one language as a new immutable revision, where they have changed.`,
      body: SavedTranslation,
      example: EXAMPLE,
      reply: FormTranslation,
      errors: ['not_found', 'version_conflict', 'file_missing', 'invalid_state'],
    },
  }) satisfies Shapes;

export const translationShapes = shapesFor('an induction form');
export const permitTranslationShapes = shapesFor('a permit form');
