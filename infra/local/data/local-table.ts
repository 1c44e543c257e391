import type { CreateTableCommandInput, DynamoDBClient, TableDescription } from '@aws-sdk/client-dynamodb';
import {
  CreateTableCommand,
  DescribeTableCommand,
  ResourceNotFoundException,
  UpdateTableCommand,
} from '@aws-sdk/client-dynamodb';
import { setTimeout as after } from 'node:timers/promises';

export type TableDesign = Omit<CreateTableCommandInput, 'TableName'>;
type Index = NonNullable<CreateTableCommandInput['GlobalSecondaryIndexes']>[number];

/**
 * Creates the table if missing. Otherwise adds new indexes of the design, recreates those with changed keys or attributes, and drops
 * removed ones; the store fills a new index from the table's items.
 */
export async function ensureTable(client: DynamoDBClient, name: string, design: TableDesign): Promise<void> {
  const table = await describeTable(client, name);
  if (!table) {
    await client.send(new CreateTableCommand({ ...design, TableName: name }));
    return untilActive(client, name);
  }
  const wanted = new Map((design.GlobalSecondaryIndexes ?? []).map((index) => [index.IndexName, index]));
  for (const { IndexName, KeySchema, Projection } of table.GlobalSecondaryIndexes ?? []) {
    const index = wanted.get(IndexName);
    if (index && shapeOf(index) === shapeOf({ IndexName, KeySchema, Projection })) wanted.delete(IndexName);
    else await updateIndex(client, name, { Delete: { IndexName } });
  }
  for (const index of wanted.values()) await updateIndex(client, name, { Create: index }, design);
}

function shapeOf({ IndexName, KeySchema = [], Projection = {} }: Index): string {
  const keys = KeySchema.map(({ AttributeName, KeyType }) => [AttributeName, KeyType]);
  return JSON.stringify([IndexName, keys, Projection.ProjectionType, (Projection.NonKeyAttributes ?? []).toSorted()]);
}

async function describeTable(client: DynamoDBClient, name: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName: name }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function updateIndex(
  client: DynamoDBClient,
  name: string,
  change: { Create: Index } | { Delete: { IndexName: string | undefined } },
  { AttributeDefinitions }: Pick<TableDesign, 'AttributeDefinitions'> = { AttributeDefinitions: undefined },
): Promise<void> {
  await client.send(
    new UpdateTableCommand({ TableName: name, AttributeDefinitions, GlobalSecondaryIndexUpdates: [change] }),
  );
  await untilActive(client, name);
}

async function untilActive(client: DynamoDBClient, name: string): Promise<void> {
  for (;;) {
    const { TableStatus, GlobalSecondaryIndexes = [] } = (await describeTable(client, name)) ?? {};
    const isActive = GlobalSecondaryIndexes.every(({ IndexStatus }) => IndexStatus === 'ACTIVE');
    if (TableStatus === 'ACTIVE' && isActive) return;
    await after(20);
  }
}
