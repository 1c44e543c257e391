import { canonicalJson } from '../canonical.ts';
import { pairChanged } from './pair-changed.ts';
import { sayFront, sayPage, type TranslatedContent } from './content-texts.ts';
import { sayBlock } from './block-texts.ts';
import type { Speaker } from './speaker.ts';
import type { KeyOf, Translation } from './translation.ts';

/** The texts of one block of a form, or of one part beside its blocks. */
type Part = { sort: string; identity: string; texts: { path: string; text: string }[] };

function partOf(sort: string, content: unknown, say: (say: Speaker) => unknown): Part {
  const texts: Part['texts'] = [];
  say({
    text: (text, path) => {
      if (/\p{L}/u.test(text)) texts.push({ path, text });
      return text;
    },
    file: (name) => name,
  });
  return { sort, identity: canonicalJson(content), texts };
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

const wordsOf = ({ texts }: Part) =>
  new Set(texts.flatMap(({ text }) => text.toLowerCase().match(/\p{L}{4,}/gu) ?? []));

/** How many words of four letters or more two parts share. */
function sharedWords(one: Part, other: Part): number {
  const words = wordsOf(other);
  return [...wordsOf(one)].filter((word) => words.has(word)).length;
}

/** Which former text each new text of a part stands for: at the same place, or in order where as many came as went. */
function formerTexts(before: Part, after: Part): [string, string][] {
  const known = new Set(before.texts.map(({ text }) => text));
  const kept = new Set(after.texts.map(({ text }) => text));
  const gone = before.texts.filter(({ text }) => !kept.has(text));
  const come = after.texts.filter(({ text }) => !known.has(text));
  const inOrder = gone.length === come.length;
  return come.flatMap(({ path, text }, index): [string, string][] => {
    const former = gone.find((one) => one.path === path) ?? (inOrder ? gone[index] : undefined);
    return former ? [[text, former.text]] : [];
  });
}

/**
 * A translation for the next version of its form: what moved keeps it, a text that was changed in its block keeps the former one as `old`,
 * and what the form no longer says stays for the case that it says it again.
 */
export function carryTranslation(
  { texts, old }: Pick<Translation, 'texts' | 'old'>,
  { before, after }: { before: TranslatedContent; after: TranslatedContent },
  keyOf: KeyOf,
): Pick<Translation, 'texts' | 'old'> {
  const carried: Record<string, string> = {};
  const parts = partsOf(after);
  for (const { text } of parts.flatMap((part) => part.texts)) {
    const key = keyOf(text);
    const former = old[key];
    if (texts[key] === undefined && former !== undefined) carried[key] = former;
  }
  for (const [one, other] of pairChanged(partsOf(before), parts, sharedWords)) {
    for (const [text, formerText] of formerTexts(one, other)) {
      const [key, formerKey] = [keyOf(text), keyOf(formerText)];
      const former = texts[formerKey] ?? old[formerKey];
      if (texts[key] === undefined && former !== undefined) carried[key] ??= former;
    }
  }
  return { texts, old: carried };
}
