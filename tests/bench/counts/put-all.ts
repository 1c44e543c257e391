import { BatchWriteItemCommand, type AttributeValue, type DynamoDBClient } from '@aws-sdk/client-dynamodb';

const MOST_IN_A_BATCH = 25;
const LANES = 8;

/** Puts items as they are into a table. */
export async function putAll(
  client: DynamoDBClient,
  table: string,
  items: readonly Record<string, AttributeValue>[],
): Promise<void> {
  const batches = Array.from({ length: Math.ceil(items.length / MOST_IN_A_BATCH) }, (_, at) =>
    items.slice(at * MOST_IN_A_BATCH, (at + 1) * MOST_IN_A_BATCH),
  );
  const lane = async () => {
    for (let batch = batches.pop(); batch; batch = batches.pop()) {
      const puts = batch.map((Item) => ({ PutRequest: { Item } }));
      const { UnprocessedItems = {} } = await client.send(
        new BatchWriteItemCommand({ RequestItems: { [table]: puts } }),
      );
      if (Object.keys(UnprocessedItems).length > 0) throw new Error('the store did not take a whole batch');
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
}
