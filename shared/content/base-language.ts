import type { WorkerLanguage } from '../core/fields.ts';

/** The languages of a form whose author chose none. */
export const BASE_LANGUAGES: readonly WorkerLanguage[] = ['fi'];

/** What a version keeps of its languages: nothing where they are those of every form. */
export type KeptLanguages = { languages?: readonly WorkerLanguage[] | undefined };

/** The languages of a version of a form, the base first. */
export function languagesOf({ languages = BASE_LANGUAGES }: KeptLanguages): readonly WorkerLanguage[] {
  return languages;
}

export function keptLanguages(languages: readonly WorkerLanguage[]): KeptLanguages {
  return languages.join() === BASE_LANGUAGES.join() ? {} : { languages };
}

/** The language in which a form is written. */
export function baseLanguageOf(version: KeptLanguages): WorkerLanguage {
  return languagesOf(version)[0] ?? 'fi';
}

export const isEachOnce = (languages: readonly string[]): boolean => new Set(languages).size === languages.length;
