import * as z from 'zod/mini';
import type { BlockKind } from './block-kind.ts';
import { alertKind } from './kinds/alert.ts';
import { cardsKind } from './kinds/cards.ts';
import { checkboxKind } from './kinds/checkbox.ts';
import { descriptionListKind } from './kinds/description-list.ts';
import { documentKind } from './kinds/document.ts';
import { formKind } from './kinds/form.ts';
import { headingKind } from './kinds/heading.ts';
import { imageKind } from './kinds/image.ts';
import { lineListKind } from './kinds/line-list.ts';
import { linkKind } from './kinds/link.ts';
import { personKind } from './kinds/person.ts';
import { questionKind } from './kinds/question.ts';
import { unknownKind } from './kinds/unknown.ts';
import type { UnknownBlock } from './kinds/unknown.ts';

/** Every kind of block there is; a new one is one file and one line here. */
export const BLOCK_KINDS = {
  p: lineListKind('p'),
  h1: headingKind('h1'),
  h2: headingKind('h2'),
  h3: headingKind('h3'),
  h4: headingKind('h4'),
  ol: lineListKind('ol'),
  ul: lineListKind('ul'),
  address: lineListKind('address'),
  dl: descriptionListKind,
  img: imageKind,
  doc: documentKind,
  link: linkKind,
  alert: alertKind,
  checkbox: checkboxKind,
  form: formKind,
  cards: cardsKind,
  question: questionKind,
  person: personKind,
};

export type BlockKindName = keyof typeof BLOCK_KINDS;
/** A block of each kind, in the shape that people read and write, with the answers in it. */
export type BlockOf<K extends BlockKindName> = z.infer<(typeof BLOCK_KINDS)[K]['schema']>;
export type KnownBlock = { [K in BlockKindName]: BlockOf<K> }[BlockKindName];
export type Block = KnownBlock | UnknownBlock;

/** Whether the product knows the kind, so that the block has that kind's shape. */
export function isKnown(block: Block): block is KnownBlock {
  return Object.hasOwn(BLOCK_KINDS, block.kind);
}

/** The descriptor of a block's kind; that of the unknown kind where there is no other. */
export function blockKindOf(block: Block): BlockKind<Block, unknown> {
  return isKnown(block) ? BLOCK_KINDS[block.kind] : unknownKind;
}

const AnyBlock: z.ZodMiniType<Block> = z.looseObject({ kind: z.string() });

/** A block as an author writes it, by the schema of its kind. */
export const AuthoredBlock: z.ZodMiniType<Block> = AnyBlock.check(
  z.check<Block>((payload) => {
    const parsed = blockKindOf(payload.value).schema.safeParse(payload.value, { reportInput: true });
    if (parsed.success) payload.value = parsed.data;
    else
      payload.issues.push(
        ...parsed.error.issues.map((issue) => ({ ...issue, input: issue.input }) as z.core.$ZodRawIssue),
      );
  }),
);

/** A block as the server answers it, with what the reader may know of the answers. */
export const AnsweredBlock = AnyBlock;
