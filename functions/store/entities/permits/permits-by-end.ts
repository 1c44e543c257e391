import type { Item } from '../../items.ts';
import { permitsByEndPartition } from '../../keys.ts';
import type { Table } from '../../table.ts';

/** About half of what one Query reads. */
const MOST_OPEN = 500;

const ofOpen = (company: string) => ({
  index: 'GSI2' as const,
  where: 'GSI2PK = :partition',
  values: { ':partition': permitsByEndPartition(company, 'open') },
});

/** Rows of a company's permits that wait for a signature or are granted, latest end first. */
export async function findLatestOpenPermits(
  table: Table,
  company: string,
): Promise<{ items: Item[]; isMore: boolean }> {
  const { items, lastKey } = await table.query({ ...ofOpen(company), descending: true, limit: MOST_OPEN });
  return { items, isMore: lastKey !== undefined };
}

/** The same, all of them. */
export async function findAllOpenPermits(table: Table, company: string): Promise<Item[]> {
  return table.queryAll(ofOpen(company));
}
