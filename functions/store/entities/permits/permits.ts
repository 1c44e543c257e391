import * as z from 'zod/mini';
import type { Answers } from '../../../../shared/content/answers/answers.ts';
import { PermitEvent } from '../../../../shared/permits/permit-event.ts';
import { itemReader } from '../../item-reader.ts';
import type { Item, Key } from '../../items.ts';
import { EVENT_PREFIX, PAGE_PREFIX, pageIndexOf, permitKey, permitViewKey } from '../../keys.ts';
import type { Table } from '../../table.ts';
import { permits, type PermitHead } from './permit-record.ts';
import { returnsIn, type PermitReturns } from './permit-returns.ts';

const MOST_EVENTS = 100;

/** Whether anybody has signed or refused the permit: such a permit keeps its persons for ever. */
export function wasActedOn({ head, history }: Pick<WholePermit, 'head' | 'history'>): boolean {
  const isAct = ({ what }: PermitEvent) => what === 'signed' || what === 'rejected';
  return history.some(isAct) || head.persons.some(({ signed }) => signed !== null);
}

export const findPermit = permits.find;

const viewOf = itemReader('permitView', { schema: z.object({ permitId: z.string() }) });
const pageOf = itemReader('permitPage', { schema: z.object({ answers: z.record(z.string(), z.unknown()) }) });
const eventOf = itemReader('permitEvent', { schema: z.object({ event: PermitEvent }) });

/** The permit of a print's link. */
export async function findViewed(table: Table, viewId: string): Promise<PermitHead | undefined> {
  const view = await table.get(permitViewKey(viewId));
  return view && findPermit(table, viewOf(view).permitId);
}

/** `pages` holds the answers of pages that were ever touched; `history` the newest events, newest first. */
export type WholePermit = {
  head: PermitHead;
  pages: Map<number, Answers>;
  history: PermitEvent[];
  returns: PermitReturns;
};

/** The whole of a permit in one Query. */
export async function findWholePermit(table: Table, id: string): Promise<WholePermit | undefined> {
  const items = await table.queryAll({ where: 'PK = :id', values: { ':id': permitKey(id).PK } });
  const found = items.find(({ SK }) => SK === permitKey(id).SK);
  if (!found || found['removed'] !== undefined) return undefined;
  return wholeOf(permits.ofItem(found), items);
}

function wholeOf(head: PermitHead, items: readonly Item[]): WholePermit {
  const pages = items.filter(({ SK }) => SK.startsWith(PAGE_PREFIX));
  const events = items.filter(({ SK }) => SK.startsWith(EVENT_PREFIX)).map((item) => eventOf(item).event);
  return {
    head,
    pages: new Map(pages.map((item) => [pageIndexOf(item.SK), pageOf(item).answers])),
    history: newestOf(events.toReversed()),
    returns: returnsIn(items),
  };
}

/** The newest events, newest first; rounds of watches, which may be many, push out no moves. */
function newestOf(events: readonly PermitEvent[]): PermitEvent[] {
  const isRound = ({ what }: PermitEvent) => what === 'watchRound';
  const moves = events.filter((event) => !isRound(event)).slice(0, MOST_EVENTS);
  const rounds = events.filter(isRound).slice(0, MOST_EVENTS);
  const kept = new Set([...moves, ...rounds]);
  return events.filter((event) => kept.has(event));
}

/** Every item of a removed permit, for its erasure; undefined where it is not removed. */
export async function findRemovedPermit(
  table: Table,
  id: string,
): Promise<{ whole: WholePermit; keys: Key[] } | undefined> {
  const items = await table.queryAll({ where: 'PK = :id', values: { ':id': permitKey(id).PK } });
  const head = items.find(({ SK }) => SK === permitKey(id).SK);
  if (head?.['removed'] === undefined) return undefined;
  // The head goes last, since a retry finds the other items by it.
  const keys = items.filter(({ SK }) => SK !== permitKey(id).SK).map(({ PK, SK }) => ({ PK, SK }));
  return { whole: wholeOf(permits.ofItem(head), items), keys: [...keys, permitKey(id)] };
}
