import type { Language, WorkerLanguage } from './fields.ts';

export const LANGUAGES = ['fi', 'en'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'fi';

/** Each worker's language by its own name, in the order in which a chooser lists them. */
export const LANGUAGE_NAMES: Readonly<Record<WorkerLanguage, string>> = {
  fi: 'Suomi',
  en: 'English',
  sv: 'Svenska',
  et: 'Eesti',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
};
export const WORKER_LANGUAGES = Object.keys(LANGUAGE_NAMES) as WorkerLanguage[];

/** Those that a chooser offers: a language whose folder in `shared/languages` is not whole is no choice yet. */
export const OFFERED_LANGUAGES: readonly WorkerLanguage[] = ['fi', 'en', 'sv', 'et', 'ru', 'uk', 'pl'];

/** The given value if it is a language of the product, else Finnish. */
export function languageOf(value: unknown): Language {
  return value === 'en' ? 'en' : DEFAULT_LANGUAGE;
}

/** The given value if it is a worker's language, else Finnish. */
export function workerLanguageOf(value: unknown): WorkerLanguage {
  return WORKER_LANGUAGES.find((language) => language === value) ?? DEFAULT_LANGUAGE;
}

/** The language of staff's screens for who reads a worker's: English where they are not in it. */
export function staffLanguageOf(language: WorkerLanguage): Language {
  return language === 'fi' ? 'fi' : 'en';
}
