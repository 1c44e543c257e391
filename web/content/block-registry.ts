import type { BlockAnswer } from '../../shared/content/block-kind.ts';
import {
  isKnown,
  type Block,
  type BlockKindName,
  type BlockOf,
  type BLOCK_KINDS,
} from '../../shared/content/block-registry.ts';
import type { BlockLooks } from './block-view.ts';
import { AlertBlock } from './blocks/alert/view.tsx';
import { cardsLooks } from './blocks/cards/view.tsx';
import { checkboxLooks } from './blocks/checkbox/view.tsx';
import { DescriptionList } from './blocks/description-list/view.tsx';
import { Document } from './blocks/document/view.tsx';
import { formLooks } from './blocks/form/view.tsx';
import { Heading } from './blocks/heading/view.tsx';
import { Image } from './blocks/image/view.tsx';
import { Address, BulletedList, NumberedList, Paragraph } from './blocks/lines/view.tsx';
import { Link } from './blocks/link/view.tsx';
import { personLooks } from './blocks/person/view.tsx';
import { PlainText } from './blocks/unknown/view.tsx';
import { questionLooks } from './blocks/question/view.tsx';

/** The stored answer of a kind. */
type AnswerOf<K extends BlockKindName> = (typeof BLOCK_KINDS)[K] extends { answer: BlockAnswer<BlockOf<K>, infer A> }
  ? A
  : never;

/** The view of each kind of block; a new kind is a folder and one line here. */
const BLOCK_LOOKS: { [K in BlockKindName]: BlockLooks<BlockOf<K>, AnswerOf<K>> } = {
  p: { View: Paragraph },
  h1: { View: Heading },
  h2: { View: Heading },
  h3: { View: Heading },
  h4: { View: Heading },
  ol: { View: NumberedList },
  ul: { View: BulletedList },
  address: { View: Address },
  dl: { View: DescriptionList },
  img: { View: Image },
  doc: { View: Document },
  link: { View: Link },
  alert: { View: AlertBlock },
  checkbox: checkboxLooks,
  form: formLooks,
  cards: cardsLooks,
  question: questionLooks,
  person: personLooks,
};

/** The view of a block's kind; plain text for an unknown kind. */
export function blockLooksOf(block: Block): BlockLooks<Block, unknown> {
  // The block and its view come from the same line of the record; no type can express that for both at once.
  return (isKnown(block) ? BLOCK_LOOKS[block.kind] : { View: PlainText }) as BlockLooks<Block, unknown>;
}

/** The number of a block among its page's numbered blocks, from 1; undefined if it is the only one. */
export function numberAt(content: readonly Block[], place: number): number | undefined {
  const isNumbered = (block: Block) => blockLooksOf(block).isNumbered === true;
  if (!content.slice(place, place + 1).some(isNumbered) || content.filter(isNumbered).length < 2) return undefined;
  return content.slice(0, place + 1).filter(isNumbered).length;
}
