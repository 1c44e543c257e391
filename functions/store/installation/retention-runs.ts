import * as z from 'zod/mini';
import { itemReader } from '../item-reader.ts';
import { RETENTION_KEY } from '../keys.ts';
import type { Table } from '../table.ts';

const runOf = itemReader('retention', { schema: z.object({ done: z.string() }) });

/** The day (`YYYY-MM-DD`) of the last completed retention run. */
export async function lastRetentionDay(table: Table): Promise<string | undefined> {
  const item = await table.get(RETENTION_KEY);
  return item && runOf(item).done;
}

export async function markRetentionDay(table: Table, done: string): Promise<void> {
  await table.write([{ put: { ...RETENTION_KEY, done } }]);
}
