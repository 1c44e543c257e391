import { EDITOR_CARD_TYPES, type OTHER_CARD } from '../../shared/content/card-rules.ts';

type CardType = (typeof EDITOR_CARD_TYPES)[number];

/** One line about each type of card, with its name in the reader's language. */
export type CardLines = Readonly<Record<CardType | typeof OTHER_CARD, { name: string; line: string }>>;

export function CardList({ lines }: { lines: CardLines }) {
  return (
    <dl className="info-cards">
      {[...EDITOR_CARD_TYPES, 'other' as const].map((type) => (
        <div key={type}>
          <dt>{lines[type].name}</dt>
          <dd>{lines[type].line}</dd>
        </div>
      ))}
    </dl>
  );
}
