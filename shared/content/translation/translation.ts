import type { WorkerLanguage } from '../../core/fields.ts';
import { sayFront, sayPage, textsOf, type PlacedText, type TranslatedContent } from './content-texts.ts';
import type { Speaker } from './speaker.ts';
import type { TextMark, TextMarks } from './text-marks.ts';

/** One revision of a form's texts in a language; the texts lie under the keys of those that they translate. */
export type Translation = {
  language: WorkerLanguage;
  /** 0 where nobody has translated anything. */
  revision: number;
  texts: Readonly<Record<string, string>>;
  /** By the keys of texts that have changed: how the former text was translated. */
  old: Readonly<Record<string, string>>;
};

/** The key of a text: the first 16 hex characters of the SHA-256 of its UTF-8 bytes. */
export type KeyOf = (text: string) => string;

/** Says texts as translated; `onMark` is told of each that is not. A file without a translated one is no such text. */
function translator(
  { texts, old }: Translation,
  keyOf: KeyOf,
  onMark: (path: string, mark: TextMark) => void,
): Speaker {
  const say = (text: string, path: string, former: Readonly<Record<string, string>>): string => {
    if (!/\p{L}/u.test(text)) return text;
    const key = keyOf(text);
    const translated = texts[key];
    if (translated !== undefined) return translated;
    onMark(path, former[key] === undefined ? 'base' : 'old');
    return former[key] ?? text;
  };
  return {
    text: (text, path) => say(text, path, old),
    exactText: (text, path) => say(text, path, {}),
    file: (name) => (name === '' ? name : (texts[keyOf(name)] ?? name)),
  };
}

const marksOf = (marks: Record<string, TextMark>) => (Object.keys(marks).length > 0 ? { marks } : {});

/** What a page in another language says of itself. */
export type SaidPage = { language: WorkerLanguage; translation: number; marks?: TextMarks };

/** A page as it is shown, read and signed in a language. What answers name stays in the base. */
export function mergePage<P extends TranslatedContent['pages'][number]>(
  page: P,
  translation: Translation,
  keyOf: KeyOf,
): P & SaidPage {
  const marks: Record<string, TextMark> = {};
  const said = sayPage(
    page,
    translator(translation, keyOf, (path, mark) => (marks[path] = mark)),
  );
  return { ...said, language: translation.language, translation: translation.revision, ...marksOf(marks) };
}

/** A form with its texts in a language; `marks` are those of what stands before its pages. */
export function mergeContent<C extends TranslatedContent>(
  content: C,
  translation: Translation,
  keyOf: KeyOf,
): Omit<C, 'pages'> & { pages: (C['pages'][number] & SaidPage)[]; marks?: TextMarks } {
  const marks: Record<string, TextMark> = {};
  const front = sayFront<C>(
    content,
    translator(translation, keyOf, (path, mark) => (marks[path] = mark)),
  );
  return {
    ...front,
    pages: content.pages.map((page) => mergePage(page, translation, keyOf)),
    ...marksOf(marks),
  };
}

export type TranslationCounts = {
  /** The different texts of the form. */
  texts: number;
  /** Those that have neither a translation nor one of a former text. */
  missing: number;
  /** Those that have only one of a former text. */
  old: number;
};

/** The different texts of a form by their keys, each with its first place; files are not among them. */
export function keyedTexts(content: TranslatedContent, keyOf: KeyOf): Map<string, PlacedText> {
  const keyed = new Map<string, PlacedText>();
  for (const placed of textsOf(content)) {
    const key = keyOf(placed.text);
    if (!placed.isFile && !keyed.has(key)) keyed.set(key, placed);
  }
  return keyed;
}

export function countTexts(
  content: TranslatedContent,
  { texts, old }: Pick<Translation, 'texts' | 'old'>,
  keyOf: KeyOf,
): TranslationCounts {
  const keys = [...keyedTexts(content, keyOf).keys()];
  const open = keys.filter((key) => texts[key] === undefined);
  const olds = open.filter((key) => old[key] !== undefined).length;
  return { texts: keys.length, missing: open.length - olds, old: olds };
}
