import i18next from 'i18next';
import { initReactI18next, useTranslation } from 'react-i18next';
import type { Language, WorkerLanguage } from '../../../shared/core/fields.ts';
import { isStaffLanguage, staffLanguageOf, workerLanguageOf } from '../../../shared/core/language.ts';
import { storeLanguage } from './language-choice.ts';
import { trackLoading } from '../api/pending-calls.ts';
import { TEXT_VARIABLES } from '../shell/product.ts';

/** The fallback languages, in order, when a language's texts fail to load; Finnish and English fall back to each other. */
const FALLBACKS: readonly Language[] = ['en', 'fi'];
const NAMESPACE = 'translation';

/** A language's texts by group. */
type Texts = Readonly<Record<string, unknown>>;

/**
 * A language's files, split by `web/build/texts-build.ts`: the texts of worker screens, those of staff and signers, and of what staff
 * prepare at a desk. Screens need the first ones up to theirs.
 */
const PARTS = ['worker', 'staff', 'desk'] as const;
type Part = (typeof PARTS)[number];
const OF_STAFF = 2;

/** The language to read in, on screens that have it. */
let wanted: WorkerLanguage = 'fi';
/** The last one of those wanted that was shown: a choice that fails leads back to it. */
let had: WorkerLanguage = 'fi';
/** How many screens of staff are open: they have Finnish and English only. */
let staffScreens = 0;
/** The last requested language: an earlier one that loads slowly must not override it. */
let asked: WorkerLanguage | undefined;
/** How many parts the opened screens need. */
let wantedParts = 1;
/** The language on the screen, and how many parts of it are loaded. */
let shown: { language: WorkerLanguage; parts: number } | undefined;
let startedNow = () => {};
const started = new Promise<void>((resolve) => (startedNow = resolve));
const loads = new Map<string, Promise<Texts>>();

async function fetchTexts(file: string): Promise<Texts> {
  const response = await fetch(`/languages/${file}.json`);
  if (!response.ok) throw new Error(`No texts at ${file}: ${response.status}`);
  return (await response.json()) as Texts;
}

/** Loads a part of a language's texts once; a failed load is retried on the next call. */
function loadPart(language: WorkerLanguage, part: Part): Promise<Texts> {
  const file = `${language}.${part}`;
  const known = loads.get(file);
  if (known) return known;
  const load = fetchTexts(file);
  loads.set(file, load);
  load.catch(() => loads.delete(file));
  return load;
}

type Loaded = { texts: Texts; parts: number };

/** A worker's language has nothing for a desk. */
const neededParts = (language: WorkerLanguage) =>
  isStaffLanguage(language) ? wantedParts : Math.min(wantedParts, OF_STAFF);

/** Loads the texts that the screens opened so far need. */
export async function loadTexts(language: WorkerLanguage): Promise<Loaded> {
  const parts = neededParts(language);
  const loaded = await Promise.all(PARTS.slice(0, parts).map((part) => loadPart(language, part)));
  return parts === neededParts(language)
    ? { texts: Object.assign({}, ...loaded) as Texts, parts }
    : loadTexts(language);
}

async function loadFirst(first: WorkerLanguage): Promise<{ language: WorkerLanguage; texts: Texts }> {
  const order = [first, ...FALLBACKS.filter((language) => language !== first)];
  for (const language of order) {
    const texts = await loadPart(language, 'worker').catch(() => undefined);
    if (texts) return { language, texts };
  }
  throw new Error('No language file could be loaded.');
}

/** Initializes the interface with a language and its texts. */
export async function startWithTexts(language: WorkerLanguage, texts: Texts): Promise<void> {
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
export async function startI18n(first: WorkerLanguage): Promise<void> {
  const { language, texts } = await loadFirst(first);
  wanted = language;
  had = language;
  await startWithTexts(language, texts);
  mark({ language, parts: 1 });
  startedNow();
}

async function show(language: WorkerLanguage, { texts, parts }: Loaded): Promise<void> {
  i18next.addResourceBundle(language, NAMESPACE, texts);
  // What renders in the language may ask the server at once for texts in the one that the document names.
  mark({ language, parts });
  await i18next.changeLanguage(language);
}

function mark(now: { language: WorkerLanguage; parts: number }): void {
  shown = now;
  document.documentElement.lang = now.language;
}

/** Tells the language that is shown, now and at each change. */
export function followLanguage(hear: (language: WorkerLanguage) => void): void {
  if (shown) hear(shown.language);
  i18next.on('languageChanged', (language) => hear(workerLanguageOf(language)));
}

/** Adds the texts of a permit's signer, in the language that is shown, or what staff need up to a part; rejects if they fail to load. */
export async function loadSignerTexts(parts = OF_STAFF): Promise<void> {
  wantedParts = Math.max(wantedParts, parts);
  await started;
  while (shown && shown.parts < neededParts(shown.language)) {
    const { language } = shown;
    const loaded = await loadTexts(language);
    if (shown.language === language) await show(language, loaded);
  }
}

/** Adds the texts of a screen of staff, in a language that it has; `parts` is how many it needs. */
export async function loadStaffTexts(parts = OF_STAFF): Promise<void> {
  await started;
  if (isStaffLanguage(wanted)) return loadSignerTexts(parts);
  wantedParts = Math.max(wantedParts, parts);
  const language = staffLanguageOf(wanted);
  const { texts } = await loadTexts(language);
  i18next.addResourceBundle(language, NAMESPACE, texts);
}

/** The same for a screen on which staff prepare what a site uses. */
export const loadDeskTexts = () => loadStaffTexts(PARTS.length);

/** What became of a switch: 'overtaken' by a later one, or 'failed' where the texts cannot be had. */
type Switched = 'shown' | 'failed' | 'overtaken';

/** Shows what is to be read on the screens that are open. */
async function showWanted(): Promise<Switched> {
  const language = staffScreens > 0 ? staffLanguageOf(wanted) : wanted;
  asked = language;
  const loaded = await trackLoading(loadTexts(language)).catch(() => undefined);
  if (asked !== language) return 'overtaken';
  if (!loaded) return 'failed';
  had = wanted;
  await show(language, loaded);
  return 'shown';
}

/** Reads in a language that staff's screens have until the answered function is called. */
export function readAsStaff(): () => void {
  const count = (more: number) => {
    staffScreens += more;
    if (!isStaffLanguage(wanted)) void showWanted();
  };
  count(1);
  return () => count(-1);
}

/** Switches the language without storing it as a choice. Keeps the current language if the texts fail to load. */
export async function showLanguage(language: WorkerLanguage): Promise<Switched> {
  wanted = language;
  const switched = await showWanted();
  if (switched === 'failed') wanted = had;
  return switched;
}

/** Switches to the user's choice and, once it is shown, stores it in the cookie and local storage. */
export async function chooseLanguage(language: WorkerLanguage): Promise<Switched> {
  const switched = await showLanguage(language);
  if (switched === 'shown') storeLanguage(language);
  return switched;
}

/** The language on a worker's screen. */
export function useLanguage(): WorkerLanguage {
  return workerLanguageOf(useTranslation().i18n.language);
}

/** The language on the screen, or the one of staff's for who reads another. */
export function useStaffLanguage(): Language {
  return staffLanguageOf(useLanguage());
}
