import { useEffect, useState } from 'react';
import { textsOf, type TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { keysOf } from '../../../shared/content/translation/text-keys.ts';
import { hashText } from './hash-text.ts';
import { keyFiles, type KeyedFile } from './keyed-files.ts';

/** One text to translate: where it first stands in the form, and its key. */
export type KeyedLine = { key: string; text: string; path: string; page: number | undefined };

/** The index of the page that a path lies in; undefined before the pages. */
function pageOf(path: string): number | undefined {
  const [, index] = /^pages\.(\d+)\./.exec(path) ?? [];
  return index === undefined ? undefined : Number(index);
}

/** The different texts of a form in its order, each at its first place; files are not among them. */
export async function keyLines(content: TranslatedContent): Promise<KeyedLine[]> {
  const placed = textsOf(content).filter(({ isFile }) => !isFile);
  const keyOf = await keysOf(
    placed.map(({ text }) => text),
    hashText,
  );
  const lines = new Map<string, KeyedLine>();
  for (const { text, path } of placed) {
    const key = keyOf(text);
    if (!lines.has(key)) lines.set(key, { key, text, path, page: pageOf(path) });
  }
  return [...lines.values()];
}

/** What a form has to translate. */
export type Keyed = { lines: readonly KeyedLine[]; files: readonly KeyedFile[] };

/** What a form has to translate, once the keys are reckoned. `content` must keep its identity. */
export function useKeyed(content: TranslatedContent): Keyed | undefined {
  const [keyed, setKeyed] = useState<Keyed>();
  useEffect(() => {
    let isGone = false;
    void Promise.all([keyLines(content), keyFiles(content)]).then(([lines, files]) => {
      if (!isGone) setKeyed({ lines, files });
    });
    return () => {
      isGone = true;
    };
  }, [content]);
  return keyed;
}
