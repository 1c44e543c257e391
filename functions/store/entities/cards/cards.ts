import * as z from 'zod/mini';
import {
  EVENT_PREFIX,
  cardKey,
  companyCardsPartition,
  expiringPartition,
  expiringSortKey,
  expirySortKey,
  formCardsPartition,
  foundPartition,
  projectCardsPartition,
  type CardGroup,
} from '../../keys.ts';
import { cardNameOf } from '../../../../shared/content/blocks/cards/card-image.ts';
import { meansNoExpiry } from '../../../../shared/content/card-rules.ts';
import { Card, CardEvent } from '../../../../shared/cards/card.ts';
import { NamedRef } from '../../../../shared/core/fields.ts';
import { fullName } from '../../../../shared/core/full-name.ts';
import { entity } from '../../entity.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item, Key } from '../../items.ts';
import type { Check, Table } from '../../table.ts';

/** What a card shows. */
const CardContent = z.extend(
  z.pick(Card, { name: true, nameOther: true, firstName: true, lastName: true, expires: true, imageSrc: true }),
  {
    /** The person's employer. */
    employer: z.string(),
  },
);
export type CardContent = z.infer<typeof CardContent>;

/** What a list shows of a card. */
const Row = z.extend(CardContent, {
  ...z.pick(Card, { _id: true, approved: true, archived: true, created: true }).shape,
  /** Where it came from: an induction, or a project. */
  ...z.pick(Card, { userFormId: true, inductionFormId: true, project: true }).shape,
});
export type CardRowData = z.infer<typeof Row>;

const CardRecord = z.extend(Row, {
  company: z.string(),
  /** Counts changes of the content. */
  version: z.number(),
  archivedBy: z.nullable(NamedRef),
  /** When the content last changed. */
  modified: z.string(),
  /** Grows whenever the tokens of the card's holder must end. */
  epoch: z.number(),
  /** The card into which a renewal of its induction took it; it needs no reminder any more. */
  followedBy: z.optional(z.string()),
});
export type CardRecord = z.infer<typeof CardRecord>;

const MOST_EVENTS = 100;
/** Events that fit into one transaction with their card. */
const MOST_TAKEN_AWAY = 80;
/** Sorts after every date. */
const NO_DATE = '9999-12-31';

type CardList = { company: string; inductionFormId: string | null; project: string | null };

/** The list partition of the cards of an induction form, or of a project's own cards. */
export function cardsPartition({ company, inductionFormId, project }: CardList, archived: boolean): string {
  if (inductionFormId === null) return projectCardsPartition(company, String(project), archived);
  return formCardsPartition(company, inductionFormId, archived);
}

export const cards = entity({
  name: 'card',
  schema: CardRecord,
  row: Row,
  key: cardKey,
  list: (card) => cardsPartition(card, card.archived),
  places: cardPlaces,
  search: (card) => ({
    texts: [card.firstName, card.lastName, cardNameOf(card)],
    sortName: `${card.lastName} ${card.firstName}`,
    found: {
      partition: foundPartition(card.company, 'cards'),
      kind: 'card',
      texts: [card.firstName, card.lastName, cardNameOf(card)],
    },
    ofCompany: companyPlace(card),
  }),
});

const CompanyCard = z.object({
  person: z.string(),
  name: z.string(),
  ...z.pick(Card, { inductionFormId: true, project: true }).shape,
});
/** What the list of a company's cards tells of a card without reading it. */
export type CompanyCard = z.infer<typeof CompanyCard> & { _id: string; expires: string };

/** Sorts cards: the soonest to expire first, those without a date last. */
export const soonestKey = ({ _id, expires }: Pick<CardRecord, '_id' | 'expires'>): string =>
  expirySortKey(expires === '' ? NO_DATE : expires, _id);

function companyPlace(card: CardRecord) {
  const { company, approved, archived, inductionFormId, project } = card;
  const group: CardGroup = archived ? 'archived' : approved ? 'approved' : 'new';
  const row: z.infer<typeof CompanyCard> = {
    person: fullName(card),
    name: cardNameOf(card),
    inductionFormId,
    project,
  };
  return {
    partition: companyCardsPartition(company, group),
    sortKey: soonestKey(card),
    row,
  };
}

const companyCardOf = itemReader('companyCard', { schema: z.object({ id: z.string(), row: CompanyCard }) });

/** From an entry of the list of a company's cards. */
export function companyCard(entry: Item): CompanyCard {
  const { id, row } = companyCardOf(entry);
  return { ...row, _id: id, expires: String(entry['GSI1SK']).slice(0, 10) };
}

/** A card that needs no reminder has no place among the expiring cards. */
function cardPlaces({ _id: id, company, expires, archived, followedBy }: CardRecord) {
  const GSI1SK = soonestKey({ _id: id, expires });
  if (archived || followedBy !== undefined || expires === '' || meansNoExpiry(expires)) return { GSI1SK };
  return { GSI1SK, GSI2PK: expiringPartition(expires), GSI2SK: expiringSortKey(company, id) };
}

const eventOf = itemReader('cardEvent', { schema: z.object({ event: CardEvent }) });

export async function findCard(table: Table, id: string): Promise<CardRecord | undefined> {
  return cards.find(table, id);
}

/** Cards by id, in the order of the ids; `undefined` where there is none. */
export async function findCards(table: Table, ids: readonly string[]): Promise<(CardRecord | undefined)[]> {
  const items = await table.getMany(ids.map(cardKey));
  return items.map((item) => item && cards.ofItem(item));
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
  if (first?.SK !== cardKey(id).SK) return undefined;
  return { card: cards.ofItem(first), history: events.map((item) => eventOf(item).event) };
}

export async function findCardEventKeys(table: Table, id: string): Promise<Key[]> {
  const { items } = await table.query({
    where: 'PK = :id AND begins_with(SK, :event)',
    values: { ':id': cardKey(id).PK, ':event': EVENT_PREFIX },
    limit: MOST_TAKEN_AWAY,
  });
  return items.map(({ PK, SK }) => ({ PK, SK }));
}

const expiringOf = itemReader('card', { schema: z.object({ id: z.string(), company: z.string() }) });

/** Ids and companies of the cards that expire on a day, a page at a time; the caller reads the cards to see whether they still do. */
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
  return { cards: items.map(expiringOf), lastKey };
}

/** ConditionFailed where the card is archived or now expires on another day. */
export function stillExpiresCheck({ _id: id, expires }: CardRecord): Check {
  return {
    check: cardKey(id),
    condition: '#row.expires = :expires AND #row.archived = :false',
    names: { '#row': 'row' },
    values: { ':expires': expires, ':false': false },
  };
}
