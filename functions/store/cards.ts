import { cardNameOf } from '../../shared/content/kinds/card-image.ts';
import { meansNoExpiry } from '../../shared/content/card-rules.ts';
import type { CardEvent } from '../../shared/cards/card.ts';
import type { Searchable } from './search-entries.ts';
import type { Item, Key } from './items.ts';
import type { Check, Table } from './table.ts';

/** Where a card came from: the induction it was given in, or the project that it was made in. */
export type CardOrigin =
  | { userFormId: string; inductionFormId: string; project: null }
  | { userFormId: null; inductionFormId: null; project: string };

/** What a card shows. */
export type CardContent = {
  name: string;
  nameOther: string;
  firstName: string;
  lastName: string;
  /** Whom the person works for. */
  employer: string;
  /** `YYYY-MM-DD`, or empty. */
  expires: string;
  imageSrc: string;
};

export type CardRecord = CardContent &
  CardOrigin & {
    _id: string;
    company: string;
    /** Counts changes of the content. */
    version: number;
    approved: boolean;
    archived: boolean;
    archivedBy: { _id: string; name: string } | null;
    /** When it was made; of a card of an induction, when that was started. */
    created: string;
    /** When the content last changed. */
    modified: string;
    /** Grows whenever the tokens of the card's holder must end. */
    epoch: number;
  };

/** What an entry of the list index carries of a card. */
export type CardRowData = CardContent & CardOrigin & { approved: boolean; archived: boolean; created: string };

// The head sorts after the history, so that one descending Query reads it and the newest events.
const HEAD = 'META';
const MOST_EVENTS = 100;
/** Events that go in one transaction with their card. */
const MOST_TAKEN_AWAY = 80;
/** Sorts after every date. */
const NO_DATE = '9999-12-31';

export const cardKey = (id: string): Key => ({ PK: `CARD#${id}`, SK: HEAD });
export const cardEventKey = (id: string, at: string, tag: string): Key => ({ PK: `CARD#${id}`, SK: `H#${at}#${tag}` });

type CardList = { company: string; inductionFormId: string | null; project: string | null };

/** The partition of the list index that holds the cards of an induction form, or a project's own. */
export function cardsPartition({ company, inductionFormId, project }: CardList, archived: boolean): string {
  const owner = inductionFormId === null ? `PROJECT#${project}` : `FORM#${inductionFormId}`;
  return `C#${company}#CARDS#${owner}#${archived ? 'archived' : 'active'}`;
}

/** The sort key by which lists order cards: the expiry date first. */
export function expirySortKey(expires: string, id: string): string {
  return `${expires === '' ? NO_DATE : expires}#${id}`;
}

/** The partition of the cards that expire on a day (`YYYY-MM-DD`), of every company: reminders are found in it. */
export function expiringPartition(date: string): string {
  return `EXPIRES#${date}`;
}

export async function findCard(table: Table, id: string): Promise<CardRecord | undefined> {
  const item = await table.get(cardKey(id));
  return item && cardOf(item);
}

/** Cards by id, in the order of the ids; `undefined` where there is none. */
export async function findCards(table: Table, ids: readonly string[]): Promise<(CardRecord | undefined)[]> {
  const items = await table.getMany(ids.map(cardKey));
  return items.map((item) => item && cardOf(item));
}

export type CardWithHistory = { card: CardRecord; history: CardEvent[] };

/** A card and its newest events, newest first. */
export async function findCardWithHistory(table: Table, id: string): Promise<CardWithHistory | undefined> {
  const { items } = await table.query({
    where: 'PK = :id',
    values: { ':id': cardKey(id).PK },
    descending: true,
    limit: MOST_EVENTS + 1,
  });
  const [first, ...events] = items;
  if (first?.SK !== HEAD) return undefined;
  return { card: cardOf(first), history: events.map((item) => item['event'] as CardEvent) };
}

/** The keys of a card's events. */
export async function findCardEventKeys(table: Table, id: string): Promise<Key[]> {
  const { items } = await table.query({
    where: 'PK = :id AND begins_with(SK, :event)',
    values: { ':id': cardKey(id).PK, ':event': 'H#' },
    limit: MOST_TAKEN_AWAY,
  });
  return items.map(({ PK, SK }) => ({ PK, SK }));
}

function cardRowOf(card: CardRecord): CardRowData {
  const { name, nameOther, firstName, lastName, employer, expires, imageSrc, approved, archived, created } = card;
  return {
    name,
    nameOther,
    firstName,
    lastName,
    employer,
    expires,
    imageSrc,
    approved,
    archived,
    created,
    ...originOf(card),
  };
}

function originOf({ userFormId, inductionFormId, project }: CardOrigin): CardOrigin {
  if (userFormId === null) return { userFormId, inductionFormId: null, project };
  return { userFormId, inductionFormId, project: null };
}

/** The index attributes of a card; one that needs no reminder has no place among those that expire. */
function cardIndexKeys(card: CardRecord): Record<string, string> {
  const { _id: id, company, expires, archived } = card;
  const listed = { GSI1PK: cardsPartition(card, archived), GSI1SK: expirySortKey(expires, id) };
  if (archived || expires === '' || meansNoExpiry(expires)) return listed;
  return { ...listed, GSI2PK: expiringPartition(expires), GSI2SK: `C#${company}#${id}` };
}

export function cardItem(card: CardRecord): Item {
  const { _id: id, company, version, archivedBy, modified, epoch } = card;
  return {
    ...cardKey(id),
    ...cardIndexKeys(card),
    entity: 'card',
    id,
    company,
    version,
    archivedBy,
    modified,
    epoch,
    row: cardRowOf(card),
  };
}

export function cardOf(item: Item): CardRecord {
  return {
    ...(item['row'] as CardRowData),
    _id: String(item['id']),
    company: String(item['company']),
    version: Number(item['version']),
    archivedBy: item['archivedBy'] as CardRecord['archivedBy'],
    modified: String(item['modified']),
    epoch: Number(item['epoch']),
  };
}

/** A card is found by the words of its person and of its own name. */
export function searchableCard(card: CardRecord): Searchable {
  const { firstName, lastName } = card;
  return {
    partition: cardsPartition(card, card.archived),
    id: card._id,
    created: card.created,
    texts: [firstName, lastName, cardNameOf(card)],
    sortName: `${lastName} ${firstName}`,
  };
}

/** Ids and companies of the cards that expire on a day, a page at a time; whether they still do is read from the cards. */
export async function findExpiring(
  table: Table,
  date: string,
  startKey?: Record<string, unknown>,
): Promise<{ cards: { id: string; company: string }[]; lastKey: Record<string, unknown> | undefined }> {
  const { items, lastKey } = await table.query({
    index: 'GSI2',
    where: 'GSI2PK = :day',
    values: { ':day': expiringPartition(date) },
    startKey,
  });
  return { cards: items.map((item) => ({ id: String(item['id']), company: String(item['company']) })), lastKey };
}

/** ConditionFailed where the card is archived or expires on another day by now. */
export function stillExpiresCheck({ _id: id, expires }: CardRecord): Check {
  return {
    check: cardKey(id),
    condition: '#row.expires = :expires AND #row.archived = :false',
    names: { '#row': 'row' },
    values: { ':expires': expires, ':false': false },
  };
}
