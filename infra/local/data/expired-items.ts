import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteItemCommand, ConditionalCheckFailedException, paginateScan } from '@aws-sdk/client-dynamodb';
import { setTimeout as after } from 'node:timers/promises';
import { TTL_ATTRIBUTE } from '../../../functions/store/table-design.ts';

const REST_MILLISECONDS = 10 * 60_000;

/** The embedded store answers one request at a time: whoever else asks waits for a page at most. */
const ITEMS_OF_PAGE = 500;

/** As many times as long as a page took, the store is left to others. */
const PAUSES_OF_PAGE = 3;

/** Removes expired items again and again, ten minutes after it has been through the table; answers what ends it. */
export function keepSweeping(client: DynamoDBClient, table: string): () => void {
  let isEnded = false;
  const sweep = async (): Promise<void> => {
    for (;;) {
      await after(REST_MILLISECONDS, undefined, { ref: false });
      if (isEnded) return;
      await sweepExpiredItems(client, table, new Date()).catch(() => undefined);
    }
  };
  void sweep();
  return () => {
    isEnded = true;
  };
}

/**
 * Removes items past their time to live, as DynamoDB does on AWS and the embedded store does not; returns their number. The product never
 * relies on removal: it checks expiry wherever expiry matters.
 */
export async function sweepExpiredItems(client: DynamoDBClient, table: string, now: Date): Promise<number> {
  const expired = {
    ExpressionAttributeNames: { '#ttl': TTL_ATTRIBUTE },
    ExpressionAttributeValues: { ':now': { N: String(Math.floor(now.getTime() / 1000)) } },
  };
  const scan = { TableName: table, FilterExpression: '#ttl < :now', ProjectionExpression: 'PK, SK', ...expired };
  let count = 0;
  let began = performance.now();
  for await (const { Items = [] } of paginateScan({ client, pageSize: ITEMS_OF_PAGE }, scan)) {
    for (const Key of Items) {
      const remove = new DeleteItemCommand({ TableName: table, Key, ConditionExpression: '#ttl < :now', ...expired });
      count += await client.send(remove).then(() => 1, renewedMeanwhile);
    }
    await after(PAUSES_OF_PAGE * (performance.now() - began), undefined, { ref: false });
    began = performance.now();
  }
  return count;
}

function renewedMeanwhile(error: unknown): 0 {
  if (error instanceof ConditionalCheckFailedException) return 0;
  throw error;
}
