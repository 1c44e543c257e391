import type { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DeleteItemCommand, ConditionalCheckFailedException, paginateScan } from '@aws-sdk/client-dynamodb';
import { TTL_ATTRIBUTE } from '../../../functions/store/table-design.ts';

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
  for await (const { Items = [] } of paginateScan({ client }, scan)) {
    for (const Key of Items) {
      const remove = new DeleteItemCommand({ TableName: table, Key, ConditionExpression: '#ttl < :now', ...expired });
      count += await client.send(remove).then(() => 1, renewedMeanwhile);
    }
  }
  return count;
}

function renewedMeanwhile(error: unknown): 0 {
  if (error instanceof ConditionalCheckFailedException) return 0;
  throw error;
}
