import { orderedJson } from '../answers/canonical.ts';
import { pairChanged } from './pair-changed.ts';
import { sayFront, sayPage, type TranslatedContent } from './content-texts.ts';
import { sayBlock } from './block-texts.ts';
import type { Speaker } from './speaker.ts';
import type { KeyOf, Translation } from './translation.ts';

type Text = { path: string; text: string; words: ReadonlySet<string> };
/** The texts of one block of a form, or of one part beside its blocks. */
type Part = { sort: string; identity: string; texts: Text[]; words: ReadonlySet<string> };

/** The words of a text by which two are found alike: those of four letters or more. */
const wordsOf = (text: string): string[] => text.toLowerCase().match(/\p{L}{4,}/gu) ?? [];

function partOf(sort: string, content: unknown, say: (say: Speaker) => unknown): Part {
  const texts: Text[] = [];
  say({
    text: (text, path) => {
      if (/\p{L}/u.test(text)) texts.push({ path, text, words: new Set(wordsOf(text)) });
      return text;
    },
    file: (name) => name,
  });
  return { sort, identity: orderedJson(content), texts, words: new Set(texts.flatMap(({ words }) => [...words])) };
}

/** A form as one row of parts: what stands before the pages, then of each page its title and its blocks. */
function partsOf({ pages, ...front }: TranslatedContent): Part[] {
  return [
    partOf('front', front, (say) => sayFront(front, say)),
    ...pages.flatMap((page) => [
      partOf('title', page.title, (say) => sayPage({ title: page.title, content: [] }, say)),
      ...page.content.map((block) => partOf(block.kind, block, (say) => sayBlock(block, say))),
    ]),
  ];
}

/** How many words two have in common. */
function countShared(one: Pick<Part, 'words'>, other: Pick<Part, 'words'>): number {
  let count = 0;
  for (const word of one.words) if (other.words.has(word)) count += 1;
  return count;
}

/** Which former text each new text of a part stands for: one with words in common, at the same place or, where as many came as went, in order. */
function formerTexts(before: Part, after: Part): [string, string][] {
  const known = new Set(before.texts.map(({ text }) => text));
  const kept = new Set(after.texts.map(({ text }) => text));
  const gone = before.texts.filter(({ text }) => !kept.has(text));
  const come = after.texts.filter(({ text }) => !known.has(text));
  const inOrder = gone.length === come.length;
  return come.flatMap((one, index): [string, string][] => {
    const former = gone.find(({ path }) => path === one.path) ?? (inOrder ? gone[index] : undefined);
    return former && countShared(former, one) > 0 ? [[one.text, former.text]] : [];
  });
}

/** What two versions of a form say: all texts of the newer, and which former text each changed one stands for. */
export type ComparedTexts = { texts: readonly string[]; changed: readonly (readonly [text: string, former: string])[] };

/** Compares two versions of a form, once for all its translations. */
export function compareTexts(before: TranslatedContent, after: TranslatedContent): ComparedTexts {
  const parts = partsOf(after);
  return {
    texts: parts.flatMap((part) => part.texts.map(({ text }) => text)),
    changed: pairChanged(partsOf(before), parts, countShared).flatMap(([one, other]) => formerTexts(one, other)),
  };
}

/**
 * A translation for the next version of its form: what moved keeps it, a text that was changed in its block keeps the former one as `old`,
 * and what the form no longer says stays for the case that it says it again.
 */
export function carryTranslation(
  { texts, old }: Pick<Translation, 'texts' | 'old'>,
  compared: ComparedTexts,
  keyOf: KeyOf,
): Pick<Translation, 'texts' | 'old'> {
  const carried: Record<string, string> = {};
  for (const text of compared.texts) {
    const key = keyOf(text);
    const former = old[key];
    if (texts[key] === undefined && former !== undefined) carried[key] = former;
  }
  for (const [text, formerText] of compared.changed) {
    const [key, formerKey] = [keyOf(text), keyOf(formerText)];
    const former = texts[formerKey] ?? old[formerKey];
    if (texts[key] === undefined && former !== undefined) carried[key] ??= former;
  }
  return { texts, old: carried };
}
