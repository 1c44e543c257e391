import { DEFAULT_LANGUAGE, isStaffLanguage, offeredLanguage } from '../../../shared/core/language.ts';
import type { Language, WorkerLanguage } from '../../../shared/core/fields.ts';
import { readStored, writeStored } from '../session/browser-storage.ts';
import { LANDING_LANGUAGE, VERIFY_LANGUAGE } from '../routing/paths.ts';

const NAME = 'lang';
const YEAR_SECONDS = 31_536_000;

function cookieLanguage(cookies: string): WorkerLanguage | undefined {
  return offeredLanguage(new RegExp(`(?:^|; *)${NAME}=(\\w+)`).exec(cookies)?.[1]);
}

/** The language in the address's `lang`, if the product has it. */
export function askedLanguage(search: string): WorkerLanguage | undefined {
  return offeredLanguage(new URLSearchParams(search).get(NAME));
}

/** The stored language: the cookie, then local storage, then Finnish. */
export function storedLanguage(): WorkerLanguage {
  return cookieLanguage(document.cookie) ?? offeredLanguage(readStored(NAME)) ?? DEFAULT_LANGUAGE;
}

/** Stores the choice in the cookie and local storage. */
export function storeLanguage(language: WorkerLanguage): void {
  document.cookie = `${NAME}=${language}; path=/; max-age=${YEAR_SECONDS}; samesite=lax`;
  writeStored(NAME, language);
}

/** Stores the language of a landing page, unless a worker has chosen one that landing pages do not have. */
export function storeLandingLanguage(language: Language): void {
  if (isStaffLanguage(storedLanguage())) storeLanguage(language);
}

/** The language of an induction that starts on a screen in `shown`: a chosen one that landing pages do not have stays. */
export function startLanguage(shown: WorkerLanguage): WorkerLanguage {
  const stored = storedLanguage();
  return isStaffLanguage(stored) ? shown : stored;
}

/**
 * The first screen's language. `lang` in the address wins and is stored; a landing page opened as itself uses its own language, and the
 * English one also stores the choice, unless that is a worker's language.
 */
export function firstLanguage({ pathname, search }: { pathname: string; search: string }): WorkerLanguage {
  const asked = askedLanguage(search);
  const query = new URLSearchParams(search);
  const own = LANDING_LANGUAGE[pathname] || VERIFY_LANGUAGE[pathname];
  const landing = query.has('p') || query.has('u') ? undefined : own;
  if (asked) storeLanguage(asked);
  else if (landing === 'en') storeLandingLanguage(landing);
  return asked ?? landing ?? storedLanguage();
}
