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

/** The language in which a form is shown to whoever asks for one: that, where it is offered, else English, else the base. */
export function shownLanguageOf(version: KeptLanguages, asked: WorkerLanguage | undefined): WorkerLanguage {
  const languages = languagesOf(version);
  if (asked === undefined || languages.length === 1) return baseLanguageOf(version);
  const offered = [asked, 'en' as const].find((language) => languages.includes(language));
  return offered ?? baseLanguageOf(version);
}

export const isEachOnce = (languages: readonly string[]): boolean => new Set(languages).size === languages.length;
