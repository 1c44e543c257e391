import type { Language } from '../../shared/core/fields.ts';
import { storeLanguage } from './language-choice.ts';
import { trackLoading } from './pending-calls.ts';
import { currentTexts, showTexts, useTranslation, type Shown } from './shown-texts.ts';
import type { Texts } from './translate.ts';

/** The languages to fall back on, in this order, when the texts of another cannot be had. */
const FALLBACKS = ['fi', 'en'] as const satisfies readonly Language[];

/** What a worker's screens say, and what only others do: two files a language, cut by `web/texts-build.ts`. */
type Part = 'worker' | 'staff';

/** The language asked for last: an earlier one that loads slowly does not come over it. */
let asked: Language | undefined;
/** Whether a screen was opened that a worker's texts are not enough for. */
let isWholeWanted = false;
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

/** Starts the interface in a language, or in a fallback where its texts cannot be loaded; rejects when none can. */
export async function startI18n(wanted: Language): Promise<void> {
  const { language, texts } = await loadFirst(wanted);
  show(language, { texts, isWhole: false });
  startedNow();
}

function show(language: Language, { texts, isWhole }: Loaded): void {
  showTexts(language, texts, isWhole);
  document.documentElement.lang = language;
}

/** Adds the texts of all screens to those of the worker's; rejects where they cannot be had. */
export async function loadAllTexts(): Promise<void> {
  isWholeWanted = true;
  await started;
  while (!currentTexts().isWhole) {
    const { language } = currentTexts().i18n;
    const loaded = await loadTexts(language);
    if (currentTexts().i18n.language === language) show(language, loaded);
  }
}

/** Shows the interface in a language without keeping it as a choice. Stays as it is where the texts cannot be loaded. */
export async function showLanguage(language: Language): Promise<boolean> {
  asked = language;
  const loaded = await trackLoading(loadTexts(language)).catch(() => undefined);
  if (!loaded || asked !== language) return false;
  show(language, loaded);
  return true;
}

/** The user's own choice: shown, and kept in the cookie and in local storage. */
export async function chooseLanguage(language: Language): Promise<void> {
  if (await showLanguage(language)) storeLanguage(language);
}

/** The language on the screen. */
export function useLanguage(): Shown['i18n']['language'] {
  return useTranslation().i18n.language;
}
