import type { Item } from '../../items.ts';
import { permitEndSortKey, permitsByEndPartition } from '../../keys.ts';
import type { Table } from '../../table.ts';

/** About half of what one Query reads. */
const MOST_OPEN = 500;

const openFrom = (company: string, endsFrom: string) => ({
  index: 'GSI2' as const,
  where: 'GSI2PK = :partition AND GSI2SK >= :from',
  values: { ':partition': permitsByEndPartition(company, 'open'), ':from': permitEndSortKey(endsFrom, '', '') },
});

/** Rows of a company's permits that wait for a signature or are granted and end on a day or later, soonest end first. */
export async function findOpenPermits(
  table: Table,
  company: string,
  endsFrom: string,
): Promise<{ items: Item[]; isMore: boolean }> {
  const { items, lastKey } = await table.query({ ...openFrom(company, endsFrom), limit: MOST_OPEN });
  return { items, isMore: lastKey !== undefined };
}

const ofOpen = (company: string) => ({
  index: 'GSI2' as const,
  where: 'GSI2PK = :partition',
  values: { ':partition': permitsByEndPartition(company, 'open') },
});

/** The same whenever they end, latest end first. */
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
