import * as z from 'zod/mini';
import type { BlockIntake } from './block-intake.ts';
import { alertIntake } from './kinds/alert.ts';
import { cardsIntake } from './kinds/cards-intake.ts';
import { checkboxIntake } from './kinds/checkbox-intake.ts';
import { descriptionListIntake } from './kinds/description-list.ts';
import { documentIntake } from './kinds/document.ts';
import { formIntake } from './kinds/form-intake.ts';
import { headingIntake } from './kinds/heading.ts';
import { imageIntake } from './kinds/image.ts';
import { lineListIntake } from './kinds/line-list.ts';
import { linkIntake } from './kinds/link.ts';
import { personIntake } from './kinds/person-intake.ts';
import { questionIntake } from './kinds/question-intake.ts';
import { unknownIntake } from './kinds/unknown-intake.ts';
import type { UnknownBlock } from './kinds/unknown.ts';

/** How every kind of block is taken in; a new one is one file and one line here. */
const BLOCK_INTAKES = {
  p: lineListIntake('p'),
  h1: headingIntake('h1'),
  h2: headingIntake('h2'),
  h3: headingIntake('h3'),
  h4: headingIntake('h4'),
  ol: lineListIntake('ol'),
  ul: lineListIntake('ul'),
  address: lineListIntake('address'),
  dl: descriptionListIntake,
  img: imageIntake,
  doc: documentIntake,
  link: linkIntake,
  alert: alertIntake,
  checkbox: checkboxIntake,
  form: formIntake,
  cards: cardsIntake,
  question: questionIntake,
  person: personIntake,
};

export type BlockKindName = keyof typeof BLOCK_INTAKES;
/** A block of each kind, in the shape that people read and write, with the answers in them. */
export type BlockOf<K extends BlockKindName> = z.infer<(typeof BLOCK_INTAKES)[K]['schema']>;
export type KnownBlock = { [K in BlockKindName]: BlockOf<K> }[BlockKindName];
export type Block = KnownBlock | UnknownBlock;

const hasIntake = (block: Block): block is KnownBlock => Object.hasOwn(BLOCK_INTAKES, block.kind);

/** How a block's kind is taken in; as the unknown kind where there is no other. */
export function blockIntakeOf(block: Block): BlockIntake<Block, unknown> {
  return hasIntake(block) ? BLOCK_INTAKES[block.kind] : unknownIntake;
}

const AnyBlock: z.ZodMiniType<Block> = z.looseObject({ kind: z.string() });

/** A block as an author writes it, by the schema of its kind. */
export const AuthoredBlock: z.ZodMiniType<Block> = AnyBlock.check(
  z.check<Block>((payload) => {
    const parsed = blockIntakeOf(payload.value).schema.safeParse(payload.value, { reportInput: true });
    if (parsed.success) payload.value = parsed.data;
    else
      payload.issues.push(
        ...parsed.error.issues.map((issue) => ({ ...issue, input: issue.input }) as z.core.$ZodRawIssue),
      );
  }),
);

/** A block as the server answers it, with what the reader may know of the answers. */
export const AnsweredBlock = AnyBlock;
