import en from '../../../web/public/languages/en.json' with { type: 'json' };
import fi from '../../../web/public/languages/fi.json' with { type: 'json' };

export type Language = 'fi' | 'en';
export const LANGUAGES: readonly Language[] = ['fi', 'en'];

/** The interface's own texts, so that a journey does not repeat their wording. */
export const TEXTS = { fi, en } as const;
