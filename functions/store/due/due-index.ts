import { DUE, FIRST_PREFIX, dueFirstSortKey, dueSortKey } from '../keys.ts';
import { DUE_SHARDS, isDuePlace, shardOf } from './due-shards.ts';
import type { Item, Key } from '../items.ts';
import type { Table } from '../table.ts';

/** `first` is work that a person waits for; the worker does it before all other due work. */
export type Lane = 'first' | 'later';

/**
 * The index attributes of work due at an instant. The transaction of a change also writes the work that the change causes. The sparse due
 * index finds the work; an item without these attributes is no longer due.
 */
export function dueAt(at: string, id: string, lane: Lane = 'later'): { GSI3PK: string; GSI3SK: string } {
  if (lane === 'first') return { GSI3PK: DUE, GSI3SK: dueFirstSortKey(at, id) };
  return { GSI3PK: shardOf(id), GSI3SK: dueSortKey(at, id) };
}

export function laneOf({ GSI3SK }: Item): Lane {
  return String(GSI3SK).startsWith(FIRST_PREFIX) ? 'first' : 'later';
}

/** When an item in the due index is or was due, ISO 8601 UTC. */
export function dueTimeOf({ GSI3SK }: Item): string {
  return String(GSI3SK).replace(FIRST_PREFIX, '').split('#')[0] ?? '';
}

/** Whether a freshly read item is due: the index may still show an item that is done or that another worker has leased. */
export function isDue(item: Item, now: Date): boolean {
  const { GSI3PK, leased = '' } = item;
  return isDuePlace(GSI3PK) && dueTimeOf(item) <= now.toISOString() && String(leased) <= now.toISOString();
}

/** Entries read in one go while many items of the first lane wait for a retry. */
const LARGE_PAGE = 1000;

/** The entries of the due index that are due, lane by lane, the oldest first; the shards are read once the later lane is asked for. */
export async function* findDue(
  table: Table,
  now: Date,
  limit: number,
): AsyncGenerator<{ lane: Lane; entries: readonly Item[] }> {
  const found = await findDueIn(table, DUE, { now, limit });
  const entriesOf = (lane: Lane) => found.filter((entry) => laneOf(entry) === lane);
  yield { lane: 'first', entries: entriesOf('first') };
  yield { lane: 'later', entries: await withShards(table, entriesOf('later'), { now, limit }) };
}

type Asked = { now: Date; limit: number };

/** Adds what the shards have, the oldest first whichever key it lies under. */
async function withShards(table: Table, found: readonly Item[], asked: Asked): Promise<Item[]> {
  const ofShards = await Promise.all(DUE_SHARDS.map((shard) => findDueIn(table, shard, asked)));
  const places = [...found, ...ofShards.flat()].map((entry) => ({ entry, place: String(entry['GSI3SK']) }));
  places.sort((a, b) => (a.place < b.place ? -1 : Number(a.place > b.place)));
  return places.slice(0, asked.limit).map(({ entry }) => entry);
}

async function findDueIn(table: Table, partition: string, { now, limit }: Asked): Promise<Item[]> {
  const found: Item[] = [];
  let startKey: Record<string, unknown> | undefined;
  do {
    const page = await table.query({
      index: 'GSI3',
      where: 'GSI3PK = :due AND GSI3SK < :now',
      values: { ':due': partition, ':now': `${now.toISOString()}~` },
      limit: startKey ? LARGE_PAGE : limit,
      startKey,
    });
    found.push(...page.items.filter((entry) => isDue(entry, now)));
    startKey = page.lastKey;
  } while (startKey && found.length < limit);
  return found.slice(0, limit);
}

/** Keys of the work of both lanes that is due by now. */
export async function findDueKeys(table: Table, now: Date, limit: number): Promise<Key[]> {
  const asked = { now, limit };
  const due = await withShards(table, await findDueIn(table, DUE, asked), asked);
  return due.map(({ PK, SK }) => ({ PK, SK }));
}
