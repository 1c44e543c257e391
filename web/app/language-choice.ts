import { DEFAULT_LANGUAGE, LANGUAGES } from '../../shared/core/language.ts';
import type { Language } from '../../shared/core/fields.ts';
import { readStored, writeStored } from './browser-storage.ts';
import { LANDING_LANGUAGE } from './paths.ts';

const NAME = 'lang';
const YEAR_SECONDS = 31_536_000;

function known(value: string | null | undefined): Language | undefined {
  return LANGUAGES.find((language) => language === value);
}

function cookieLanguage(cookies: string): Language | undefined {
  return known(new RegExp(`(?:^|; *)${NAME}=(\\w+)`).exec(cookies)?.[1]);
}

/** The language that the address asks for with `lang`, when it names one of the product's. */
export function askedLanguage(search: string): Language | undefined {
  return known(new URLSearchParams(search).get(NAME));
}

/** The language chosen before: the cookie, then local storage, then Finnish. */
export function storedLanguage(): Language {
  return cookieLanguage(document.cookie) ?? known(readStored(NAME)) ?? DEFAULT_LANGUAGE;
}

/** Keeps the choice in both the cookie and local storage. */
export function storeLanguage(language: Language): void {
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  writeStored(NAME, language);
}

/**
 * The language of the first screen. `lang` in the address wins and is kept; a landing page shown as itself is
 * written in its own language, and the English one is a choice that is kept.
 */
export function firstLanguage({ pathname, search }: { pathname: string; search: string }): Language {
  const asked = askedLanguage(search);
  const query = new URLSearchParams(search);
  const landing = query.has('p') || query.has('u') ? undefined : LANDING_LANGUAGE[pathname];
  const chosen = asked ?? (landing === 'en' ? landing : undefined);
  if (chosen) storeLanguage(chosen);
  return chosen ?? landing ?? storedLanguage();
}
