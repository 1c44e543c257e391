import type { BlockKind } from './block-kind.ts';
import type { Block, BlockKindName, KnownBlock } from './block-shapes.ts';
import { cardsKind } from './blocks/cards/rules.ts';
import { checkboxKind } from './blocks/checkbox/rules.ts';
import { documentKind } from './blocks/document/rules.ts';
import { formKind } from './blocks/form/rules.ts';
import { imageKind } from './blocks/image/rules.ts';
import { personKind } from './blocks/person/rules.ts';
import { questionKind } from './blocks/question/rules.ts';

export type { Block, BlockKindName, BlockOf, KnownBlock } from './block-shapes.ts';

/** A kind without answers. */
const READ: BlockKind<Block> = {};

/** The rules of every kind of block; a new kind adds one line here and one in the shapes. */
export const BLOCK_KINDS = {
  p: READ,
  h1: READ,
  h2: READ,
  h3: READ,
  h4: READ,
  ol: READ,
  ul: READ,
  address: READ,
  dl: READ,
  img: imageKind,
  doc: documentKind,
  link: READ,
  alert: READ,
  checkbox: checkboxKind,
  form: formKind,
  cards: cardsKind,
  question: questionKind,
  person: personKind,
} satisfies Record<BlockKindName, object>;

/** Whether the product knows the kind; then the block has that kind's shape. */
export function isKnown(block: Block): block is KnownBlock {
  return Object.hasOwn(BLOCK_KINDS, block.kind);
}

/** The rules of a block's kind; an unknown kind has the rules of a kind without answers. */
export function blockKindOf(block: Block): BlockKind<Block, unknown> {
  return isKnown(block) ? BLOCK_KINDS[block.kind] : READ;
}
