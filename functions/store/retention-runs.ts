import type { Key } from './items.ts';
import type { Table } from './table.ts';

const RETENTION: Key = { PK: 'RETENTION', SK: 'RETENTION' };

/** The day (`YYYY-MM-DD`) on which what had been kept for its time was last ended, to its end. */
export async function lastRetentionDay(table: Table): Promise<string | undefined> {
  const item = await table.get(RETENTION);
  return item && String(item['done']);
}

export async function markRetentionDay(table: Table, done: string): Promise<void> {
  await table.write([{ put: { ...RETENTION, done } }]);
}
