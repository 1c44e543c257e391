import type { ComponentType } from 'react';
import type { BlockAnswer } from '../../shared/content/block-kind.ts';
import {
  isKnown,
  type Block,
  type BlockKindName,
  type BlockOf,
  type BLOCK_KINDS,
} from '../../shared/content/block-registry.ts';
import type { BlockViewProps } from './block-view.ts';
import { Address } from './blocks/address.tsx';
import { AlertBlock } from './blocks/alert.tsx';
import { BulletedList } from './blocks/bulleted-list.tsx';
import { Cards } from './blocks/cards.tsx';
import { Checkbox } from './blocks/checkbox.tsx';
import { DescriptionList } from './blocks/description-list.tsx';
import { Document } from './blocks/document.tsx';
import { Form } from './blocks/form.tsx';
import { Heading } from './blocks/heading.tsx';
import { Image } from './blocks/image.tsx';
import { Link } from './blocks/link.tsx';
import { NumberedList } from './blocks/numbered-list.tsx';
import { Paragraph } from './blocks/paragraph.tsx';
import { Person } from './blocks/person.tsx';
import { PlainText } from './blocks/plain-text.tsx';
import { Question } from './blocks/question.tsx';

/** What is stored of the worker's part of a kind. */
type AnswerOf<K extends BlockKindName> = (typeof BLOCK_KINDS)[K] extends { answer: BlockAnswer<BlockOf<K>, infer A> }
  ? A
  : never;

/** How each kind of block looks; a new kind is one file and one line here. */
const BLOCK_VIEWS: { [K in BlockKindName]: ComponentType<BlockViewProps<BlockOf<K>, AnswerOf<K>>> } = {
  p: Paragraph,
  h1: Heading,
  h2: Heading,
  h3: Heading,
  h4: Heading,
  ol: NumberedList,
  ul: BulletedList,
  address: Address,
  dl: DescriptionList,
  img: Image,
  doc: Document,
  link: Link,
  alert: AlertBlock,
  checkbox: Checkbox,
  form: Form,
  cards: Cards,
  question: Question,
  person: Person,
};

/** The view of a block's kind; plain text where the kind is unknown. */
export function blockViewOf(block: Block): ComponentType<BlockViewProps<Block, unknown>> {
  // The block and its view come from the same line of the record, which no type can say of both at once.
  return (isKnown(block) ? BLOCK_VIEWS[block.kind] : PlainText) as ComponentType<BlockViewProps<Block, unknown>>;
}
