import type { CardEvent } from '../../../../shared/cards/card.ts';
import { cards, type CardRecord } from './cards.ts';
import { cardEventKey } from '../../keys.ts';
import type { Key } from '../../items.ts';
import { searchWrites } from '../../search/search-entries.ts';
import type { Condition, PlainWrite, Write } from '../../table.ts';

/** A new card; ConditionFailed where this id exists. */
export function newCardWrite(card: CardRecord): Write {
  return { put: cards.itemOf(card), condition: 'attribute_not_exists(PK)' };
}

/** The search entries of a new card; they hold only what the card holds, and may be written before it. */
export function newCardEntries(card: CardRecord): PlainWrite[] {
  return searchWrites(undefined, cards.searchable(card));
}

/** Changes a card with its search entries and history. ConditionFailed where content, approval or archiving has changed since its read. */
export function changedCardWrites(before: CardRecord, after: CardRecord, event: CardEvent, tag: string): Write[] {
  const asRead: Condition = {
    condition: '#row.approved = :approved AND #row.archived = :archived',
    names: { '#row': 'row' },
    values: { ':approved': before.approved, ':archived': before.archived },
  };
  return [...cards.changedWrites(before, after, asRead), { put: { ...cardEventKey(after._id, event.at, tag), event } }];
}

/** Marks a card as taken into another by a renewal. ConditionFailed where it has changed since its read. */
export function followedCardWrites(card: CardRecord, followedBy: string): Write[] {
  return cards.changedWrites(card, { ...card, followedBy });
}

/** Removes a card and its events; ConditionFailed where the card has changed since it was read. */
export function removedCardWrites(card: CardRecord, events: readonly Key[]): Write[] {
  const asRead: Condition = {
    condition: '#row.archived = :archived',
    names: { '#row': 'row' },
    values: { ':archived': card.archived },
  };
  return [...cards.removedWrites(card, asRead), ...events.map((key): Write => ({ delete: key }))];
}
