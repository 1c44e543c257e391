import i18next, { type i18n } from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../../shared/core/fields.ts';
import { languageOf } from '../../shared/core/language.ts';
import { storeLanguage } from './language-choice.ts';
import { trackLoading } from './pending-calls.ts';
import { TEXT_VARIABLES } from './product.ts';

/** The languages to fall back on, in this order, when the texts of another cannot be had. */
const FALLBACKS = ['fi', 'en'] as const satisfies readonly Language[];
const NAMESPACE = 'translation';

/** The language asked for last: an earlier one that loads slowly does not come over it. */
let asked: Language | undefined;
const loads = new Map<Language, Promise<object>>();

async function fetchTexts(language: Language): Promise<object> {
  const response = await fetch(`/languages/${language}.json`);
  if (!response.ok) throw new Error(`No texts for ${language}: ${response.status}`);
  return (await response.json()) as object;
}

/** The texts of a language, fetched once; a failed fetch is tried anew the next time. */
export function loadTexts(language: Language): Promise<object> {
  const known = loads.get(language);
  if (known) return known;
  const load = fetchTexts(language);
  loads.set(language, load);
  load.catch(() => loads.delete(language));
  return load;
}

async function loadFirst(wanted: Language): Promise<{ language: Language; texts: object }> {
  const order = [wanted, ...FALLBACKS.filter((language) => language !== wanted)];
  for (const language of order) {
    const texts = await loadTexts(language).catch(() => undefined);
    if (texts) return { language, texts };
  }
  throw new Error('No language file could be loaded.');
}

/** Starts the interface in a language, or in a fallback where its texts cannot be loaded; rejects when none can. */
export async function startI18n(wanted: Language): Promise<i18n> {
  const { language, texts } = await loadFirst(wanted);
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...FALLBACKS],
    resources: { [language]: { [NAMESPACE]: texts } },
    // React escapes every text; escaping here would do it twice.
    interpolation: { escapeValue: false, defaultVariables: { ...TEXT_VARIABLES } },
    react: { useSuspense: false },
  });
  markDocument(language);
  return i18next;
}

function markDocument(language: Language): void {
  document.documentElement.lang = language;
}

/** Shows the interface in a language without keeping it as a choice. Stays as it is where the texts cannot be loaded. */
export async function showLanguage(language: Language): Promise<boolean> {
  asked = language;
  const texts = await trackLoading(loadTexts(language)).catch(() => undefined);
  if (!texts || asked !== language) return false;
  i18next.addResourceBundle(language, NAMESPACE, texts);
  await i18next.changeLanguage(language);
  markDocument(language);
  return true;
}

/** The user's own choice: shown, and kept in the cookie and in local storage. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await showLanguage(language)) storeLanguage(language);
}

/** The language on the screen. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}
