import type { CardEvent } from '../../shared/cards/card.ts';
import { cardEventKey, cardItem, cardKey, searchableCard, type CardRecord } from './cards.ts';
import type { Key } from './items.ts';
import { searchWrites } from './search-entries.ts';
import type { Write } from './table.ts';

/** A new card; ConditionFailed where there is one of this id already. */
export function newCardWrite(card: CardRecord): Write {
  return { put: cardItem(card), condition: 'attribute_not_exists(PK)' };
}

/** The entries by which a new card is found; they hold nothing that the card does not, and may be put before it. */
export function newCardEntries(card: CardRecord): Write[] {
  return searchWrites(undefined, searchableCard(card));
}

/**
 * The card as it is to be over the card as it was read, with its search entries and what the history tells.
 * ConditionFailed at 0 where it has changed since in content, approval or archiving.
 */
export function changedCardWrites(before: CardRecord, after: CardRecord, event: CardEvent, tag: string): Write[] {
  return [
    {
      put: cardItem(after),
      condition: 'version = :version AND #row.approved = :approved AND #row.archived = :archived',
      names: { '#row': 'row' },
      values: { ':version': before.version, ':approved': before.approved, ':archived': before.archived },
    },
    { put: { ...cardEventKey(after._id, event.at, tag), event } },
    ...searchWrites(searchableCard(before), searchableCard(after)),
  ];
}

/** Takes a card and its events away; ConditionFailed at 0 where it has changed since it was read. */
export function removedCardWrites(card: CardRecord, events: readonly Key[]): Write[] {
  return [
    {
      delete: cardKey(card._id),
      condition: 'version = :version AND #row.archived = :archived',
      names: { '#row': 'row' },
      values: { ':version': card.version, ':archived': card.archived },
    },
    ...events.map((key): Write => ({ delete: key })),
    ...searchWrites(searchableCard(card), undefined),
  ];
}
