import type { Item } from './items.ts';
import type { Table } from './table.ts';

/** What one page of a list reads: partitions of one index, newest first, after a cursor. */
export type ListRead = {
  index: 'GSI1' | 'GSI2';
  /** Index partitions that are merged into one list, each sorted the same way. */
  partitions: readonly string[];
  limit: number;
  after: string | undefined;
};

/** `position` is the cursor of the next page; undefined at the end of the list. */
export type ListPage = { items: Item[]; position: string | undefined };

/** Reads one page with one Query per partition; the cost does not grow with the length of the list. */
export async function readList(table: Table, { index, partitions, limit, after }: ListRead): Promise<ListPage> {
  const sortKey = `${index}SK`;
  const reads = partitions.map((partition) =>
    table.query({
      index,
      where: `${index}PK = :partition${after === undefined ? '' : ` AND ${sortKey} < :after`}`,
      values: { ':partition': partition, ...(after === undefined ? {} : { ':after': after }) },
      descending: true,
      limit: limit + 1,
    }),
  );
  const found = (await Promise.all(reads)).flatMap((page) => page.items);
  found.sort((a, b) => (String(a[sortKey]) < String(b[sortKey]) ? 1 : -1));
  const items = found.slice(0, limit);
  return { items, position: found.length > limit ? String(items.at(-1)?.[sortKey]) : undefined };
}
