import * as z from 'zod/mini';
import type { BlockShape } from './block-shape.ts';
import { alertShape } from './blocks/alert/shape.ts';
import { cardsShape } from './blocks/cards/shape.ts';
import { checkboxShape } from './blocks/checkbox/shape.ts';
import { descriptionListShape } from './blocks/description-list/shape.ts';
import { documentShape } from './blocks/document/shape.ts';
import { formShape } from './blocks/form/shape.ts';
import { headingShape } from './blocks/heading/shape.ts';
import { imageShape } from './blocks/image/shape.ts';
import { lineListShape } from './blocks/lines/shape.ts';
import { linkShape } from './blocks/link/shape.ts';
import { personShape } from './blocks/person/shape.ts';
import { questionShape } from './blocks/question/shape.ts';
import { unknownShape } from './blocks/unknown/shape.ts';
import type { UnknownBlock } from './blocks/unknown/block.ts';

/** How the server parses every kind of block; a new kind adds one file and one line here. */
const BLOCK_SHAPES = {
  p: lineListShape('p'),
  h1: headingShape('h1'),
  h2: headingShape('h2'),
  h3: headingShape('h3'),
  h4: headingShape('h4'),
  ol: lineListShape('ol'),
  ul: lineListShape('ul'),
  address: lineListShape('address'),
  dl: descriptionListShape,
  img: imageShape,
  doc: documentShape,
  link: linkShape,
  alert: alertShape,
  checkbox: checkboxShape,
  form: formShape,
  cards: cardsShape,
  question: questionShape,
  person: personShape,
};

export type BlockKindName = keyof typeof BLOCK_SHAPES;
/** A block of each kind as clients read and write it, with its answers. */
export type BlockOf<K extends BlockKindName> = z.infer<(typeof BLOCK_SHAPES)[K]['schema']>;
export type KnownBlock = { [K in BlockKindName]: BlockOf<K> }[BlockKindName];
export type Block = KnownBlock | UnknownBlock;

const hasShape = (block: Block): block is KnownBlock => Object.hasOwn(BLOCK_SHAPES, block.kind);

/** The parser of a block's kind, or that of the unknown kind. */
export function blockShapeOf(block: Block): BlockShape<Block, unknown> {
  return hasShape(block) ? BLOCK_SHAPES[block.kind] : unknownShape;
}

const AnyBlock: z.ZodMiniType<Block> = z.looseObject({ kind: z.string() });

/** A block as an author writes it, by the schema of its kind. */
export const AuthoredBlock: z.ZodMiniType<Block> = AnyBlock.check(
  z.check<Block>((payload) => {
    const parsed = blockShapeOf(payload.value).schema.safeParse(payload.value, { reportInput: true });
    if (parsed.success) payload.value = parsed.data;
    else
      payload.issues.push(
        ...parsed.error.issues.map((issue) => ({ ...issue, input: issue.input }) as z.core.$ZodRawIssue),
      );
  }),
);

/** A block in an answer of the server, with the answers that the reader may see. */
export const AnsweredBlock = AnyBlock;
