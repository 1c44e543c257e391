import { useEffect, useState } from 'react';
import { textsOf, type TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { keysOf } from '../../../shared/content/translation/text-keys.ts';

/** One text to translate: where it first stands in the form, and its key. */
export type KeyedLine = { key: string; text: string; path: string; page: number | undefined };

/** The hex of the SHA-256 of a text. */
async function hashText(text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  return [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

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

/** The lines of a form once their keys are reckoned. `content` must keep its identity. */
export function useKeyedLines(content: TranslatedContent): readonly KeyedLine[] | undefined {
  const [lines, setLines] = useState<readonly KeyedLine[]>();
  useEffect(() => {
    let isGone = false;
    void keyLines(content).then((found) => {
      if (!isGone) setLines(found);
    });
    return () => {
      isGone = true;
    };
  }, [content]);
  return lines;
}
