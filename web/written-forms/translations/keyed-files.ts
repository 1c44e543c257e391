import type { AuthoredFile } from '../../../shared/content/block-kind.ts';
import { authoredFilesOf } from '../../../shared/content/pages/page-rules.ts';
import { textsOf, type TranslatedContent } from '../../../shared/content/translation/content-texts.ts';
import { keysOf } from '../../../shared/content/translation/text-keys.ts';
import { hashText } from './hash-text.ts';

/** A picture or a document that may have another one in its place: where it first stands in the form, and the key of its name. */
export type KeyedFile = AuthoredFile & { key: string; page: number; alt: string };

/** The block that a path leads into. */
function blockAt({ pages }: TranslatedContent, path: string) {
  const [, page, place] = /^pages\.(\d+)\.content\.(\d+)\./.exec(path) ?? [];
  const block = pages[Number(page)]?.content[Number(place)];
  return block && { block, page: Number(page) };
}

const altOf = (block: object) => ('alt' in block && typeof block.alt === 'string' ? block.alt : '');

/** The different files of a form in its order, each at its first place. */
export async function keyFiles(content: TranslatedContent): Promise<KeyedFile[]> {
  const placed = textsOf(content).filter(({ isFile }) => isFile);
  const keyOf = await keysOf(
    placed.map(({ text }) => text),
    hashText,
  );
  const files = new Map<string, KeyedFile>();
  for (const { text, path } of placed) {
    const key = keyOf(text);
    const found = blockAt(content, path);
    const file = found && authoredFilesOf({ content: [found.block] }).find(({ name }) => name === text);
    if (found && file && !files.has(key)) files.set(key, { ...file, key, page: found.page, alt: altOf(found.block) });
  }
  return [...files.values()];
}
