import type { Language, WorkerLanguage } from './fields.ts';
import { namesOf } from './names.ts';

export const LANGUAGES = ['fi', 'en'] as const satisfies readonly Language[];
export const DEFAULT_LANGUAGE: Language = 'fi';

/** The languages of those who work on a site, each by its own name, in the order in which a chooser lists them. */
export const LANGUAGE_NAMES: Readonly<Record<WorkerLanguage, string>> = {
  fi: 'Suomi',
  en: 'English',
  sv: 'Svenska',
  et: 'Eesti',
  ru: 'Русский',
  uk: 'Українська',
  pl: 'Polski',
};

export const WORKER_LANGUAGES = namesOf(LANGUAGE_NAMES);

/** Those that a chooser offers: a language whose folder in `shared/languages` is not whole is no choice yet. */
export const OFFERED_LANGUAGES: readonly WorkerLanguage[] = [...WORKER_LANGUAGES];

/** The given value if it is a language that a chooser offers. */
export function offeredLanguage(value: unknown): WorkerLanguage | undefined {
  return OFFERED_LANGUAGES.find((language) => language === value);
}

/** The given value if it is a worker's language, else Finnish. */
export function workerLanguageOf(value: unknown): WorkerLanguage {
  return offeredLanguage(value) ?? DEFAULT_LANGUAGE;
}

/** Whether staff's screens have the language. */
export function isStaffLanguage(language: WorkerLanguage): language is Language {
  return language === 'fi' || language === 'en';
}

/** The language of staff's screens for who reads a worker's: English where they are not in it. */
export function staffLanguageOf(language: WorkerLanguage): Language {
  return isStaffLanguage(language) ? language : 'en';
}
