import fc from 'fast-check';
import { NO_EXPIRY_DATE } from '../../../shared/content/card-rules.ts';
import { BLOCK_KINDS, type Block, type BlockKindName, type BlockOf } from '../../../shared/content/block-registry.ts';
import { SubmittedCardImage } from '../../../shared/content/blocks/cards/card-image-shape.ts';
import { FIELD_VALUES, type FormField } from '../../../shared/content/blocks/form/field-shape.ts';
import { days, filled } from './filled.ts';

/** What answers name: a picture among the files of the thing, and whom a person block may choose. */
export type Named = { image: string; persons: readonly object[] };

const answerOfField = (field: FormField, { image }: Named): fc.Arbitrary<unknown> => {
  if (field.type === 'choice') return fc.constantFrom(...field.options);
  if (field.type === 'image') return fc.constant([image]);
  if (field.type === 'yesno') return fc.constantFrom('yes', 'no');
  return filled(FIELD_VALUES[field.type], { value: fc.constant(image), date: days });
};

const cardImages = ({ image }: Named) =>
  filled(SubmittedCardImage, {
    _id: undefined,
    name: fc.constantFrom('Valttikortti', 'Tulityökortti', 'other'),
    expires: days,
    imageSrc: fc.constant(image),
    userFormId: fc.stringMatching(/^[A-Za-z0-9_-]{22}$/),
  }).map((card) => {
    const given = card as { noExpiration: boolean };
    return given.noExpiration ? { ...given, name: 'Valttikortti', expires: NO_EXPIRY_DATE } : given;
  });

/** The block as somebody sends it back with an answer in every place for one. */
const ANSWERED: { [K in BlockKindName]?: (block: BlockOf<K>, named: Named) => fc.Arbitrary<object> } = {
  checkbox: (block) => fc.boolean().map((value) => ({ ...block, value })),
  question: (block) =>
    fc.array(fc.boolean(), { minLength: block.options.length, maxLength: block.options.length }).map((chosen) => ({
      ...block,
      options: block.options.map((one, place) => ({ ...one, selected: chosen[place] })),
    })),
  form: (block, named) =>
    fc.tuple(...block.fields.map((field) => answerOfField(field, named))).map((values) => ({
      ...block,
      fields: block.fields.map((field, place) => ({ ...field, value: values[place] })),
    })),
  cards: (block, named) =>
    fc.array(cardImages(named), { minLength: 1, maxLength: 3 }).map((images) => ({ ...block, images })),
  person: (block, { persons }) => fc.constant({ ...block, selectedPersons: persons }),
};

/** The kinds that are answered and have no answer here: none. */
export const UNANSWERED = Object.entries(BLOCK_KINDS).flatMap(([kind, rules]) =>
  'answer' in rules && !Object.hasOwn(ANSWERED, kind) ? [kind] : [],
);

/** A page's blocks with an answer in every place for one. */
export function answersTo(content: readonly Block[], named: Named): fc.Arbitrary<object[]> {
  const answered = (block: Block) =>
    (ANSWERED as Record<string, ((block: Block, named: Named) => fc.Arbitrary<object>) | undefined>)[block.kind]?.(
      block,
      named,
    ) ?? fc.constant(block);
  return fc.tuple(...content.map(answered));
}
