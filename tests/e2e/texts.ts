import en from '../../web/public/languages/en.json' with { type: 'json' };
import fi from '../../web/public/languages/fi.json' with { type: 'json' };

export type Language = 'fi' | 'en';
export const LANGUAGES: readonly Language[] = ['fi', 'en'];

/** The interface's own texts, so that a journey says what it presses and not how it is worded. */
export const TEXTS = { fi, en } as const;
