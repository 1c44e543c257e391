import * as z from 'zod/mini';
import { authoredFlag, authoredText, emptyAnswer } from '../../authored.ts';
import type { BlockShape } from '../../block-shape.ts';
import { takePart } from '../../answers/take-part.ts';
import { MAX_CARD_NAMES, MAX_IMAGES, MAX_TITLE_CHARACTERS } from '../../text-limits.ts';
import { SubmittedCardImage } from './card-image-shape.ts';
import type { CardImage } from './card-image.ts';

const Images = z.array(SubmittedCardImage).check(z.maxLength(MAX_IMAGES));

const Name = z.lazy(() => z.object({ title: authoredText(MAX_TITLE_CHARACTERS), mandatory: authoredFlag() }));
const Schema = z.lazy(() =>
  z.object({
    kind: z.literal('cards'),
    names: z._default(z.array(Name).check(z.maxLength(MAX_CARD_NAMES)), []),
    /** Which cards need a picture: 0 none, 1 mandatory ones, 2 all. */
    requireImages: z._default(z.union([z.literal(0), z.literal(1), z.literal(2)]), 0),
    images: emptyAnswer<CardImage[]>(z.array(z.custom<CardImage>()), () => []),
  }),
);
/** In a translation `shown` is a title as it is shown; a card has the title as it was written. */
type CardName = z.infer<typeof Name> & { shown?: string };
export type CardsBlock = Omit<z.infer<typeof Schema>, 'names'> & { names: CardName[] };

export const cardsShape: BlockShape<CardsBlock, CardImage[]> = {
  schema: Schema,
  take: (_, submitted) => takePart(Images, submitted['images'], 'images'),
};
