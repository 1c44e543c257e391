import type { CardImage } from '../../../shared/content/blocks/cards/card-image.ts';
import { isSameName, type CardsBlock } from '../../../shared/content/blocks/cards/rules.ts';

/** A row of the list: an existing card, or a type that the form asks for. */
export type CardRow = {
  /** Stays the same when the type gets its card, so that the focus finds its button again. */
  key: string;
  /** The path of the row's issues, relative to the block. */
  path: string;
  /** The card's type, and the initial type of a new card. */
  type: string;
  /** The type as a translation of the form shows it. */
  shown?: string | undefined;
  /** Where the form has it, relative to the block; empty for a type that it does not ask for. */
  namePath: string;
  /** The index among the block's cards; undefined while there is no card. */
  place?: number;
  card?: CardImage;
};

export type CardRows = {
  mandatory: readonly CardRow[];
  optional: readonly CardRow[];
  /** The number of mandatory card types. */
  mandatoryCount: number;
};

type Numbered = { card: CardImage; place: number };

const rowOf = (
  { card, place }: Numbered,
  key: string,
  name: Pick<CardRow, 'shown' | 'namePath'> = { namePath: '' },
): CardRow => ({
  key,
  path: `images.${place}`,
  type: card.name,
  ...name,
  place,
  card,
});

/** A block's rows, mandatory types first; several cards of one type make several rows. */
export function cardRows({ names, images }: CardsBlock): CardRows {
  const numbered = images.map((card, place) => ({ card, place }));
  const rowsOfName = ({ title, shown }: CardsBlock['names'][number], place: number): CardRow[] => {
    const cards = numbered.filter(({ card }) => isSameName(card.name, title));
    const name = { shown, namePath: `names.${place}.title` };
    if (cards.length === 0) return [{ key: `${title}-0`, path: `names.${place}`, type: title, ...name }];
    return cards.map((each, nth) => rowOf(each, `${title}-${nth}`, name));
  };
  const rows = (isMandatory: boolean) =>
    names.flatMap((name, place) => (name.mandatory === isMandatory ? rowsOfName(name, place) : []));
  const others = numbered.filter(({ card }) => !names.some(({ title }) => isSameName(card.name, title)));
  return {
    mandatory: rows(true),
    optional: [...rows(false), ...others.map((each) => rowOf(each, `image-${each.place}`))],
    mandatoryCount: names.filter(({ mandatory }) => mandatory).length,
  };
}
