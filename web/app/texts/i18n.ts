import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../../../shared/core/fields.ts';
import { languageOf } from '../../../shared/core/language.ts';
import { storeLanguage } from './language-choice.ts';
import { trackLoading } from '../api/pending-calls.ts';
import { TEXT_VARIABLES } from '../shell/product.ts';

/** The fallback languages, in order, when another language's texts fail to load. */
const FALLBACKS = ['fi', 'en'] as const satisfies readonly Language[];
const NAMESPACE = 'translation';

/** A language's texts by group. */
type Texts = Readonly<Record<string, unknown>>;

/** The texts of worker screens, and the rest: two files per language, split by `web/build/texts-build.ts`. */
type Part = 'worker' | 'staff';

/** The last requested language: an earlier one that loads slowly must not override it. */
let asked: Language | undefined;
/** Whether an opened screen needs more than the worker texts. */
let isWholeWanted = false;
/** The language on the screen, and whether all texts are loaded. */
let shown: { language: Language; isWhole: boolean } | undefined;
let startedNow = () => {};
const started = new Promise<void>((resolve) => (startedNow = resolve));
const loads = new Map<string, Promise<Texts>>();

async function fetchTexts(file: string): Promise<Texts> {
  const response = await fetch(`/languages/${file}.json`);
  if (!response.ok) throw new Error(`No texts at ${file}: ${response.status}`);
  return (await response.json()) as Texts;
}

/** Loads a part of a language's texts once; a failed load is retried on the next call. */
function loadPart(language: Language, part: Part): Promise<Texts> {
  const file = `${language}.${part}`;
  const known = loads.get(file);
  if (known) return known;
  const load = fetchTexts(file);
  loads.set(file, load);
  load.catch(() => loads.delete(file));
  return load;
}

type Loaded = { texts: Texts; isWhole: boolean };

/** Loads the texts that the screens opened so far need. */
export async function loadTexts(language: Language): Promise<Loaded> {
  const isWhole = isWholeWanted;
  const parts = isWhole ? (['worker', 'staff'] as const) : (['worker'] as const);
  const [worker, staff] = await Promise.all(parts.map((part) => loadPart(language, part)));
  return isWhole === isWholeWanted ? { texts: { ...worker, ...staff }, isWhole } : loadTexts(language);
}

async function loadFirst(wanted: Language): Promise<{ language: Language; texts: Texts }> {
  const order = [wanted, ...FALLBACKS.filter((language) => language !== wanted)];
  for (const language of order) {
    const texts = await loadPart(language, 'worker').catch(() => undefined);
    if (texts) return { language, texts };
  }
  throw new Error('No language file could be loaded.');
}

/** Initializes the interface with a language and its texts. */
export async function startWithTexts(language: Language, texts: Texts): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...FALLBACKS],
    resources: { [language]: { [NAMESPACE]: texts } },
    // React escapes every text; a second escaping would show.
    interpolation: { escapeValue: false, defaultVariables: { ...TEXT_VARIABLES } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** Initializes the interface in a language, or in a fallback if its texts fail to load; rejects if all fail. */
export async function startI18n(wanted: Language): Promise<void> {
  const { language, texts } = await loadFirst(wanted);
  await startWithTexts(language, texts);
  mark({ language, isWhole: false });
  startedNow();
}

async function show(language: Language, { texts, isWhole }: Loaded): Promise<void> {
  i18next.addResourceBundle(language, NAMESPACE, texts);
  await i18next.changeLanguage(language);
  mark({ language, isWhole });
}

function mark(now: { language: Language; isWhole: boolean }): void {
  shown = now;
  document.documentElement.lang = now.language;
}

/** Adds all other texts to the worker texts; rejects if they fail to load. */
export async function loadAllTexts(): Promise<void> {
  isWholeWanted = true;
  await started;
  while (shown && !shown.isWhole) {
    const { language } = shown;
    const loaded = await loadTexts(language);
    if (shown.language === language) await show(language, loaded);
  }
}

/** Switches the language without storing it as a choice. Keeps the current language if the texts fail to load. */
export async function showLanguage(language: Language): Promise<boolean> {
  asked = language;
  const loaded = await trackLoading(loadTexts(language)).catch(() => undefined);
  if (!loaded || asked !== language) return false;
  await show(language, loaded);
  return true;
}

/** Switches to the user's choice and stores it in the cookie and local storage. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await showLanguage(language)) storeLanguage(language);
}

/** The language on the screen. */
export function useLanguage(): Language {
  return languageOf(useTranslation().i18n.language);
}
