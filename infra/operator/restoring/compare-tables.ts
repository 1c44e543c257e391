import { BatchGetItemCommand, type DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { canonicalItem } from '../contents.ts';
import { type StoredItem, WholeTable } from '../whole-table.ts';
import type { Compared } from './restorer.ts';

const MOST_AT_ONCE = 100;

/** Reads a restored table once, and each of its items from the table in use. */
export async function compareTables(client: DynamoDBClient, restored: string, inUse: string): Promise<Compared> {
  const found: Compared = { items: 0, same: 0, changed: 0, gone: 0 };
  for await (const { items } of new WholeTable(client, restored).pages()) {
    for (let start = 0; start < items.length; start += MOST_AT_ONCE) {
      const some = items.slice(start, start + MOST_AT_ONCE);
      const now = await itemsNow(client, inUse, some);
      for (const item of some) {
        const other = now.get(keyOf(item));
        found.items += 1;
        if (other === undefined) found.gone += 1;
        else if (canonicalItem(other) === canonicalItem(item)) found.same += 1;
        else found.changed += 1;
      }
    }
  }
  return found;
}

async function itemsNow(
  client: DynamoDBClient,
  table: string,
  items: readonly StoredItem[],
): Promise<Map<string, StoredItem>> {
  const found = new Map<string, StoredItem>();
  let keys: StoredItem[] = items.flatMap(({ PK, SK }) => (PK && SK ? [{ PK, SK }] : []));
  while (keys.length > 0) {
    const { Responses = {}, UnprocessedKeys = {} } = await client.send(
      new BatchGetItemCommand({ RequestItems: { [table]: { Keys: keys } } }),
    );
    for (const item of Responses[table] ?? []) found.set(keyOf(item), item);
    keys = UnprocessedKeys[table]?.Keys ?? [];
  }
  return found;
}

const keyOf = ({ PK, SK }: StoredItem): string => JSON.stringify([PK?.S, SK?.S]);
