import type { ListPage } from '../index-list.ts';
import { findByName, findByWords, type Found } from './search-entries.ts';
import type { Item, Key } from '../items.ts';
import type { Table } from '../table.ts';

/** A list found by words of the name, or sorted by name: partitions merged into one order. */
export type FoundRead = {
  partitions: readonly string[];
  limit: number;
  after: string | undefined;
  q: string | undefined;
  /** The partitions are of a whole company: `q` is looked for among `Searchable.found`. */
  isOfCompany?: boolean;
  /** Answers the items whole, and not as a list shows them. */
  isWhole?: boolean;
  /** The item's key for an id. */
  keyOf: (id: string) => Key;
};

/** One Query per partition and one batch get of the page's items. */
export async function readFound(table: Table, { isWhole = false, keyOf, ...read }: FoundRead): Promise<ListPage> {
  const { ids, position } = await findIds(table, read);
  const items = await table.getMany(ids.map(keyOf), { isForShow: true, isRow: !isWhole });
  return { items: items.filter((item): item is Item => item !== undefined), position };
}

/** The ids of a page of what is found: one Query per partition. */
export async function findIds(
  table: Table,
  { partitions, limit, after, q, isOfCompany }: Omit<FoundRead, 'isWhole' | 'keyOf'>,
): Promise<{ ids: string[]; position: string | undefined }> {
  const readings = await Promise.all(
    partitions.map((partition) => {
      const read = { partition, limit, after };
      return q ? findByWords(table, { ...read, q, isOfCompany }) : findByName(table, read);
    }),
  );
  const { page, position } = mergeReadings(readings, limit);
  return { ids: page.map((entry) => String(entry['id'])), position };
}

/** The first entries of all readings, as far as every reading has looked, and the key of the cursor. */
function mergeReadings(readings: readonly Found[], limit: number): { page: Item[]; position: string | undefined } {
  const [horizon] = readings.flatMap(({ readTo }) => readTo ?? []).toSorted(inKeyOrder);
  const seen = readings
    .flatMap(({ entries }) => entries)
    .filter(({ SK }) => horizon === undefined || inKeyOrder(SK, horizon) <= 0)
    .toSorted((a, b) => inKeyOrder(a.SK, b.SK));
  const page = seen.slice(0, limit);
  return { page, position: seen.length > limit ? page.at(-1)?.SK : horizon };
}

/** The order of the table's keys: by UTF-8 bytes, which differs from UTF-16. */
function inKeyOrder(a: string, b: string): number {
  return Buffer.compare(Buffer.from(a), Buffer.from(b));
}
