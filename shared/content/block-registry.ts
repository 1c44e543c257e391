import type { BlockKind } from './block-kind.ts';
import type { Block, BlockKindName, KnownBlock } from './block-intake-registry.ts';
import { cardsKind } from './kinds/cards.ts';
import { checkboxKind } from './kinds/checkbox.ts';
import { formKind } from './kinds/form.ts';
import { personKind } from './kinds/person.ts';
import { questionKind } from './kinds/question.ts';

export type { Block, BlockKindName, BlockOf, KnownBlock } from './block-intake-registry.ts';

/** A kind that is only read. */
const READ: BlockKind<Block> = {};

/** The rules of every kind of block there is; a new one is one line here and one among the intakes. */
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
  img: READ,
  doc: READ,
  link: READ,
  alert: READ,
  checkbox: checkboxKind,
  form: formKind,
  cards: cardsKind,
  question: questionKind,
  person: personKind,
} satisfies Record<BlockKindName, object>;

/** Whether the product knows the kind, so that the block has that kind's shape. */
export function isKnown(block: Block): block is KnownBlock {
  return Object.hasOwn(BLOCK_KINDS, block.kind);
}

/** The rules of a block's kind; those of a kind that is only read where the product does not know it. */
export function blockKindOf(block: Block): BlockKind<Block, unknown> {
  return isKnown(block) ? BLOCK_KINDS[block.kind] : READ;
}
