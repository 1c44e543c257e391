import { namesPartition, wordsPartition } from '../keys.ts';
import { isDeepStrictEqual } from 'node:util';
import { searchableItem } from '../company-data/derived-items.ts';
import type { Item, Key } from '../items.ts';
import { searchEntries } from './search-entries.ts';
import type { Condition, Table, Write } from '../table.ts';

const MOST_AT_ONCE = 100;

/** A missing or wrong entry of a list (`put`), or an orphaned one (`delete`), and the entity that shows it. */
export type SearchFault = { entity: Item | undefined; entityKey: Key; put?: Item; delete?: Key };

type Page = { items: Item[]; lastKey: Record<string, unknown> | undefined };

async function* pagesOf(read: (startKey: Page['lastKey']) => Promise<Page>): AsyncGenerator<Item[]> {
  let startKey: Page['lastKey'];
  do {
    const page = await read(startKey);
    yield page.items;
    startKey = page.lastKey;
  } while (startKey);
}

const keyOf = ({ PK, SK }: Key): Key => ({ PK, SK });

function entriesOf(entity: Item | undefined, partition: string): Item[] {
  const searchable = entity && searchableItem(entity);
  return searchable?.partition === partition ? searchEntries(searchable) : [];
}

/** The faults in a list's search entries, compared with the entities in the list's index partition. */
export async function* findSearchFaults(
  table: Table,
  partition: string,
  entityKey: (id: string) => Key,
): AsyncGenerator<SearchFault> {
  yield* findLacking(table, partition);
  for (const entriesPartition of [namesPartition(partition), wordsPartition(partition)])
    yield* findSurplus(table, { partition, entriesPartition }, entityKey);
}

async function* findLacking(table: Table, partition: string): AsyncGenerator<SearchFault> {
  const listed = (startKey: Page['lastKey']) =>
    table.query({
      index: 'GSI1',
      where: 'GSI1PK = :list',
      values: { ':list': partition },
      limit: MOST_AT_ONCE,
      startKey,
    });
  for await (const rows of pagesOf(listed)) {
    for (const entity of await table.getMany(rows.map(keyOf))) {
      const wanted = entriesOf(entity, partition);
      const stored = await table.getMany(wanted.map(keyOf));
      for (const [index, put] of wanted.entries()) {
        if (entity && !isDeepStrictEqual(stored[index], put)) yield { entity, entityKey: keyOf(entity), put };
      }
    }
  }
}

async function* findSurplus(
  table: Table,
  { partition, entriesPartition }: { partition: string; entriesPartition: string },
  entityKey: (id: string) => Key,
): AsyncGenerator<SearchFault> {
  const entries = (startKey: Page['lastKey']) =>
    table.query({
      where: 'PK = :entries',
      values: { ':entries': entriesPartition },
      limit: MOST_AT_ONCE,
      startKey,
    });
  for await (const page of pagesOf(entries)) {
    const keys = page.map(({ id }) => entityKey(String(id)));
    const entities = await table.getMany(keys);
    for (const [index, entry] of page.entries()) {
      const entity = entities[index];
      const isWanted = entriesOf(entity, partition).some(({ PK, SK }) => PK === entry.PK && SK === entry.SK);
      const key = keys[index];
      if (!isWanted && key) yield { entity, entityKey: key, delete: keyOf(entry) };
    }
  }
}

/** Repairs one entry; ConditionFailed where the entity has changed since it was read. */
export function searchRepair({ entity, entityKey, ...fault }: SearchFault): Write[] {
  const asRead: Condition = entity
    ? {
        condition: 'GSI1PK = :list AND #row = :row',
        names: { '#row': 'row' },
        values: { ':list': entity['GSI1PK'], ':row': entity['row'] },
      }
    : { condition: 'attribute_not_exists(PK)' };
  const mend: Write[] = fault.put ? [{ put: fault.put }] : fault.delete ? [{ delete: fault.delete }] : [];
  return [{ check: entityKey, ...asRead }, ...mend];
}
