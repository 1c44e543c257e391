import { setTimeout as after } from 'node:timers/promises';
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  type DynamoDBClient,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  TagResourceCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb';
import { TABLE_DESIGN, TTL_ATTRIBUTE } from '../../../functions/store/table-design.ts';
import { RECOVERY_DAYS } from '../../aws/parts/product-table.ts';
import type { RestoredTable } from '../../aws/settings.ts';
import { OperatorError } from '../installation.ts';

export type Restore = {
  client: DynamoDBClient;
  /** The source table, and the new table's name. */
  from: string;
  to: string;
  /** The second to restore; the latest restorable time by default. */
  at?: Date | undefined;
  /** Tags for cost allocation. */
  tags: Readonly<Record<string, string>>;
  /** Whether the new table is protected from accidental deletion. */
  isProtected: boolean;
  /** Whether to refuse an existing table of that name: another restore may have created it. */
  isNew?: boolean;
  say?: (text: string) => void;
  waitMilliseconds?: number;
};

const WAIT_MILLISECONDS = 10_000;

/**
 * Restores a table to a second of its last 35 days into a new table, and adds what a restore leaves out, in dependency order: the stream,
 * time to live, recovery, protection, tags. A repeated call resumes, unless `isNew` is set. Throws OperatorError for a table of another
 * design.
 */
export async function restoreTable(asked: Restore): Promise<RestoredTable> {
  const { client, from, to: TableName, say = () => undefined } = asked;
  const isThere = (await describe(client, TableName)) !== undefined;
  if (isThere && asked.isNew) throw new OperatorError(`${TableName} was left by an earlier drill: delete it first.`);
  if (!isThere) {
    const time = asked.at ? { RestoreDateTime: asked.at } : { UseLatestRestorableTime: true };
    await client.send(
      new RestoreTableToPointInTimeCommand({ SourceTableName: from, TargetTableName: TableName, ...time }),
    );
    say(`${from} is being restored to ${TableName}.`);
  }
  const table = await untilActive(asked);
  requireDesign(table);
  if (!table.StreamSpecification?.StreamEnabled) {
    const StreamSpecification = { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' } as const;
    await client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
    say('Its stream is switched on.');
    await untilActive(asked);
  }
  await letForget(client, TableName);
  await keepRecovery(client, TableName);
  say('It forgets by time, and can be restored itself.');
  if (asked.isProtected && !table.DeletionProtectionEnabled) {
    await client.send(new UpdateTableCommand({ TableName, DeletionProtectionEnabled: true }));
    await untilActive(asked);
  }
  const { LatestStreamArn: streamArn, TableArn: ResourceArn } = await untilActive(asked);
  if (!streamArn) throw new OperatorError(`${TableName} has no stream.`);
  const Tags = Object.entries(asked.tags).map(([Key, Value]) => ({ Key, Value }));
  await client.send(new TagResourceCommand({ ResourceArn, Tags }));
  return { name: TableName, streamArn };
}

async function letForget(client: DynamoDBClient, TableName: string): Promise<void> {
  const { TimeToLiveDescription: found } = await client.send(new DescribeTimeToLiveCommand({ TableName }));
  if (found?.TimeToLiveStatus?.startsWith('ENABL')) return;
  const TimeToLiveSpecification = { AttributeName: TTL_ATTRIBUTE, Enabled: true };
  await client.send(new UpdateTimeToLiveCommand({ TableName, TimeToLiveSpecification }));
}

async function keepRecovery(client: DynamoDBClient, TableName: string): Promise<void> {
  const { ContinuousBackupsDescription: found } = await client.send(
    new DescribeContinuousBackupsCommand({ TableName }),
  );
  if (found?.PointInTimeRecoveryDescription?.PointInTimeRecoveryStatus === 'ENABLED') return;
  const PointInTimeRecoverySpecification = {
    PointInTimeRecoveryEnabled: true,
    RecoveryPeriodInDays: RECOVERY_DAYS,
  };
  await client.send(new UpdateContinuousBackupsCommand({ TableName, PointInTimeRecoverySpecification }));
}

async function describe(client: DynamoDBClient, TableName: string): Promise<TableDescription | undefined> {
  try {
    return (await client.send(new DescribeTableCommand({ TableName }))).Table;
  } catch (error) {
    if (error instanceof ResourceNotFoundException) return undefined;
    throw error;
  }
}

async function untilActive({ client, to, waitMilliseconds = WAIT_MILLISECONDS }: Restore): Promise<TableDescription> {
  for (;;) {
    const table = await describe(client, to);
    if (table?.TableStatus === 'ACTIVE') return table;
    await after(waitMilliseconds);
  }
}

/** The source must have today's design; only lists would notice a missing index. */
function requireDesign({ TableName, KeySchema = [], GlobalSecondaryIndexes = [] }: TableDescription): void {
  const spoken = (keys: readonly { AttributeName?: string | undefined; KeyType?: string | undefined }[]) =>
    keys.map(({ AttributeName, KeyType }) => `${AttributeName} ${KeyType}`).join(', ');
  const missing = TABLE_DESIGN.GlobalSecondaryIndexes.filter(({ IndexName, KeySchema: keys }) => {
    const found = GlobalSecondaryIndexes.find((index) => index.IndexName === IndexName);
    return spoken(found?.KeySchema ?? []) !== spoken(keys);
  });
  if (spoken(KeySchema) !== spoken(TABLE_DESIGN.KeySchema)) throw new OperatorError(`${TableName} has other keys.`);
  if (missing.length === 0) return;
  throw new OperatorError(`${TableName} lacks ${missing.map(({ IndexName }) => IndexName).join(', ')}.`);
}
