import type { ListPage } from './index-list.ts';
import { findByName, findByWords } from './search-entries.ts';
import type { Item, Key } from './items.ts';
import type { Table } from './table.ts';

/** A list found by words of the name, or sorted by it: the partitions one after the other. */
export type FoundRead = {
  partitions: readonly string[];
  limit: number;
  after: string | undefined;
  q: string | undefined;
  /** The key of the item behind an id. */
  keyOf: (id: string) => Key;
};

export async function readFound(table: Table, { partitions, limit, after, q, keyOf }: FoundRead): Promise<ListPage> {
  const [at = '0', within] = after?.split('\n') ?? [];
  const index = Number(at);
  const partition = partitions[index];
  if (partition === undefined) return { items: [], position: undefined };
  const read = { partition, limit, after: within };
  const { ids, position } = q ? await findByWords(table, { ...read, q }) : await findByName(table, read);
  const items = (await table.getMany(ids.map(keyOf), { isForShow: true })).filter(
    (item): item is Item => item !== undefined,
  );
  if (position !== undefined) return { items, position: `${index}\n${position}` };
  return { items, position: index + 1 < partitions.length ? `${index + 1}` : undefined };
}
