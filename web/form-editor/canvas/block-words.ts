import type { TFunction } from 'i18next';
import type { Block, BlockKindName } from '../../../shared/content/block-registry.ts';
import { authoredKindOf } from '../kinds/authored-kinds.ts';

const MOST_CHARACTERS = 80;

/** The name of a block's kind. */
export function kindTitle(t: TFunction, block: Block): string {
  return authoredKindOf(block).title?.(t, block) ?? t(`editor.kind.${block.kind as BlockKindName}`);
}

/** The block's own words, shortened, by which an author recognizes it; empty without text. */
export function blockWords(block: Block): string {
  const words = authoredKindOf(block)
    .words(block)
    .map((text) => text.trim())
    .filter(Boolean)
    .join(', ');
  const characters = Array.from(words);
  return characters.length > MOST_CHARACTERS ? `${characters.slice(0, MOST_CHARACTERS).join('')}…` : words;
}

/** The block's kind and words, which name it in acts and links. */
export function blockName(t: TFunction, block: Block): string {
  const words = blockWords(block);
  return words === '' ? kindTitle(t, block) : `${kindTitle(t, block)}: ${words}`;
}
