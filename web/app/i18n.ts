import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language } from '../../shared/core/fields.ts';
import { languageOf } from '../../shared/core/language.ts';
import { storeLanguage } from './language-choice.ts';
import { trackLoading } from './pending-calls.ts';
import { TEXT_VARIABLES } from './product.ts';

/** The languages to fall back on, in this order, when the texts of another cannot be had. */
const FALLBACKS = ['fi', 'en'] as const satisfies readonly Language[];
const NAMESPACE = 'translation';

/** The texts of a language by their groups. */
type Texts = Readonly<Record<string, unknown>>;

/** What a worker's screens say, and what only others do: two files a language, cut by `web/texts-build.ts`. */
type Part = 'worker' | 'staff';

/** The language asked for last: an earlier one that loads slowly does not come over it. */
let asked: Language | undefined;
/** Whether a screen was opened that a worker's texts are not enough for. */
let isWholeWanted = false;
/** The language on the screen, and whether the texts of every screen are there. */
let shown: { language: Language; isWhole: boolean } | undefined;
let startedNow = () => {};
const started = new Promise<void>((resolve) => (startedNow = resolve));
const loads = new Map<string, Promise<Texts>>();

async function fetchTexts(file: string): Promise<Texts> {
  const response = await fetch(`/languages/${file}.json`);
  if (!response.ok) throw new Error(`No texts at ${file}: ${response.status}`);
  return (await response.json()) as Texts;
}

/** A part of a language's texts, fetched once; a failed fetch is tried anew the next time. */
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

/** The texts of a language that the screens opened so far need. */
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

/** Starts the interface in a language with its texts. */
export async function startWithTexts(language: Language, texts: Texts): Promise<void> {
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: [...FALLBACKS],
    resources: { [language]: { [NAMESPACE]: texts } },
    // React escapes every text; escaping here would do it twice.
    interpolation: { escapeValue: false, defaultVariables: { ...TEXT_VARIABLES } },
    react: { useSuspense: false, bindI18nStore: 'added' },
  });
}

/** Starts the interface in a language, or in a fallback where its texts cannot be loaded; rejects when none can. */
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

/** Adds the texts of all screens to those of the worker's; rejects where they cannot be had. */
export async function loadAllTexts(): Promise<void> {
  isWholeWanted = true;
  await started;
  while (shown && !shown.isWhole) {
    const { language } = shown;
    const loaded = await loadTexts(language);
    if (shown.language === language) await show(language, loaded);
  }
}

/** Shows the interface in a language without keeping it as a choice. Stays as it is where the texts cannot be loaded. */
export async function showLanguage(language: Language): Promise<boolean> {
  asked = language;
  const loaded = await trackLoading(loadTexts(language)).catch(() => undefined);
  if (!loaded || asked !== language) return false;
  await show(language, loaded);
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
