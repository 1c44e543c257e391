import type { CardImage } from '../../../shared/content/kinds/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/kinds/cards.ts';

/** A line of the list: a card that is there, or a name that the form asks a card for. */
export type CardRow = {
  /** Stays the same when a card is added to its name, so that the focus finds its button again. */
  key: string;
  /** Where issues of the row stand, relative to the block. */
  path: string;
  /** The card's type, which a new card of the row starts with. */
  type: string;
  /** The place among the block's cards; nothing while there is no card. */
  place?: number;
  card?: CardImage;
};

export type CardRows = {
  mandatory: readonly CardRow[];
  optional: readonly CardRow[];
  /** How many types of card are mandatory. */
  mandatoryCount: number;
};

type Numbered = { card: CardImage; place: number };

const rowOf = ({ card, place }: Numbered, key: string): CardRow => ({
  key,
  path: `images.${place}`,
  type: card.name,
  place,
  card,
});

/** The lines of a block, the mandatory types first; several cards of one type are as many lines. */
export function cardRows({ names, images }: CardsBlock): CardRows {
  const numbered = images.map((card, place) => ({ card, place }));
  const rowsOfName = (title: string, place: number): CardRow[] => {
    const cards = numbered.filter(({ card }) => isSameName(card.name, title));
    if (cards.length === 0) return [{ key: `${title}-0`, path: `names.${place}`, type: title }];
    return cards.map((each, nth) => rowOf(each, `${title}-${nth}`));
  };
  const rows = (isMandatory: boolean) =>
    names.flatMap(({ title, mandatory }, place) => (mandatory === isMandatory ? rowsOfName(title, place) : []));
  const others = numbered.filter(({ card }) => !names.some(({ title }) => isSameName(card.name, title)));
  return {
    mandatory: rows(true),
    optional: [...rows(false), ...others.map((each) => rowOf(each, `image-${each.place}`))],
    mandatoryCount: names.filter(({ mandatory }) => mandatory).length,
  };
}
