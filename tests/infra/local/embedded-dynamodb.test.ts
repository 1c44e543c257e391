import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  DescribeTableCommand,
  DynamoDBClient,
  GetItemCommand,
  PutItemCommand,
  QueryCommand,
  paginateScan,
} from '@aws-sdk/client-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { TABLE_DESIGN } from '../../../functions/store/table-design.ts';
import { embeddedBinary } from '../../../infra/local/data/dynamodb-process.ts';
import type { LocalDynamodb, LocalDynamodbOptions } from '../../../infra/local/data/embedded-dynamodb.ts';
import {
  LOCAL_CREDENTIALS,
  LOCAL_REGION,
  LOCAL_TABLE_NAME,
  startEmbeddedDynamodb,
} from '../../../infra/local/data/embedded-dynamodb.ts';
import { sweepExpiredItems } from '../../../infra/local/data/expired-items.ts';
import { temporaryFolder } from './temporary-folder.ts';

const TableName = LOCAL_TABLE_NAME;

async function started(options: LocalDynamodbOptions = {}): Promise<LocalDynamodb & { client: DynamoDBClient }> {
  const store = await startEmbeddedDynamodb(options);
  const client = new DynamoDBClient({ endpoint: store.endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  onTestFinished(async () => {
    client.destroy();
    await store.stop();
  });
  return { ...store, client };
}

const item = (PK: string, more = {}) => ({ TableName, Item: { PK: { S: PK }, SK: { S: 'x' }, ...more } });
const keyOf = (PK: string) => ({ TableName, Key: { PK: { S: PK }, SK: { S: 'x' } } });

async function storedKeys(client: DynamoDBClient): Promise<string[]> {
  const keys: string[] = [];
  for await (const { Items = [] } of paginateScan({ client }, { TableName })) {
    keys.push(...Items.map(({ PK }) => PK?.S ?? ''));
  }
  return keys;
}

test('a new store has the table of the design, and two stores know nothing of each other', async () => {
  const [one, other] = await Promise.all([started(), started()]);
  await one.client.send(new PutItemCommand(item('a')));
  expect((await other.client.send(new GetItemCommand(keyOf('a')))).Item).toBeUndefined();
  const { Table } = await one.client.send(new DescribeTableCommand({ TableName }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(
    TABLE_DESIGN.GlobalSecondaryIndexes.map(({ IndexName }) => IndexName).sort(),
  );
});

test('after a stop and a start everything is there', async () => {
  const folder = await temporaryFolder();
  const before = await started({ folder });
  await before.client.send(new PutItemCommand(item('a')));
  await before.stop();
  const after = await started({ folder });
  expect(await storedKeys(after.client)).toEqual(['a']);
});

test('indexes that the design gains, changes and loses follow it, filled from the items that are there', async () => {
  const folder = await temporaryFolder();
  const [gsi1, gsi2, gsi3] = TABLE_DESIGN.GlobalSecondaryIndexes;
  if (!gsi1 || !gsi2 || !gsi3) throw new Error('the design has three indexes');
  const keysOnly = { ...gsi1, Projection: { ProjectionType: 'KEYS_ONLY' as const } };
  const names = new Set(['PK', 'SK', 'GSI1PK', 'GSI1SK', 'GSI3PK', 'GSI3SK']);
  const earlier = {
    ...TABLE_DESIGN,
    AttributeDefinitions: TABLE_DESIGN.AttributeDefinitions.filter(({ AttributeName }) => names.has(AttributeName)),
    GlobalSecondaryIndexes: [keysOnly, gsi3],
  };
  const before = await started({ folder, design: earlier });
  const keys = { GSI1PK: { S: 'g1' }, GSI1SK: { S: '1' }, GSI2PK: { S: 'g2' }, GSI2SK: { S: '2' } };
  await before.client.send(new PutItemCommand(item('a', { ...keys, row: { S: 'shown' } })));
  await before.stop();
  const after = await started({ folder, design: { ...TABLE_DESIGN, GlobalSecondaryIndexes: [gsi1, gsi2] } });
  for (const name of ['GSI1', 'GSI2']) {
    const { Items } = await after.client.send(
      new QueryCommand({
        TableName,
        IndexName: name,
        KeyConditionExpression: `${name}PK = :pk`,
        ExpressionAttributeValues: { ':pk': { S: name === 'GSI1' ? 'g1' : 'g2' } },
      }),
    );
    expect(Items).toMatchObject([{ PK: { S: 'a' }, row: { S: 'shown' } }]);
  }
  const { Table } = await after.client.send(new DescribeTableCommand({ TableName }));
  expect(Table?.GlobalSecondaryIndexes?.map(({ IndexName }) => IndexName).sort()).toEqual(['GSI1', 'GSI2']);
});

test('only items whose time to live has passed are swept', async () => {
  const { client } = await started();
  const now = new Date('2026-11-20T10:00:00Z');
  const seconds = now.getTime() / 1000;
  await client.send(new PutItemCommand(item('past', { ttl: { N: String(seconds - 1) } })));
  await client.send(new PutItemCommand(item('future', { ttl: { N: String(seconds + 1) } })));
  await client.send(new PutItemCommand(item('for ever')));
  expect(await sweepExpiredItems(client, TableName, now)).toBe(1);
  expect((await storedKeys(client)).sort()).toEqual(['for ever', 'future']);
});

test('the sweep reads small pages, since whoever else asks waits for each', async () => {
  const { client } = await started();
  const limits: unknown[] = [];
  client.middlewareStack.add(
    (next) => (call) => {
      limits.push('Limit' in call.input ? call.input.Limit : undefined);
      return next(call);
    },
    { step: 'initialize' },
  );
  await sweepExpiredItems(client, TableName, new Date());
  expect(limits).toEqual([500]);
});

test('another DynamoDB-compatible server is used where one is named, and is left running', async () => {
  const server = await started();
  const user = await startEmbeddedDynamodb({ endpoint: server.endpoint });
  expect(user.endpoint).toBe(server.endpoint);
  await user.stop();
  await expect(server.client.send(new DescribeTableCommand({ TableName }))).resolves.toBeDefined();
});

test.each([
  [
    'a damaged file',
    async () => {
      const folder = await temporaryFolder();
      await writeFile(path.join(folder, 'dynamodb.sqlite'), 'garbage '.repeat(500));
      return { folder };
    },
    /^The embedded store did not start: .*[^.]\.$/,
  ],
  [
    'nobody at the given address',
    () => Promise.resolve({ endpoint: 'http://127.0.0.1:9' }),
    /^The store at http:\/\/127\.0\.0\.1:9 does not answer as DynamoDB: .*\.$/,
  ],
])('%s is told in one sentence', async (_, options, sentence) => {
  await expect(startEmbeddedDynamodb(await options())).rejects.toThrow(sentence);
});

test('where the embedded store is not installed, one sentence says what to set', () => {
  const missing = (): string => {
    throw new Error('not installed');
  };
  expect(() => embeddedBinary(missing)).toThrow(
    /^The embedded store comes for Linux x64 only .*: set DYNAMODB_ENDPOINT to .*\.$/,
  );
});

/** Starts a server that writes in the folder, and kills it without warning once a few hundred writes were acknowledged. */
async function acknowledgedBeforeKill(folder: string, round: string): Promise<string[]> {
  const script = fileURLToPath(new URL('./acknowledging-writer.ts', import.meta.url));
  const writer = spawn(process.execPath, ['--import', 'tsx', script, folder, round]);
  let said = '';
  await new Promise<void>((resolve) => {
    writer.stdout.on('data', (text) => {
      said += text;
      if (said.split('\n').length > 300) resolve();
    });
  });
  writer.kill('SIGKILL');
  await once(writer, 'close');
  return said.split('\n').slice(0, -1);
}

const storeId = async (folder: string): Promise<number> =>
  Number(await readFile(path.join(folder, 'dynamodb.pid'), 'utf8'));

const hasOpened = async (id: number, folder: string): Promise<boolean> =>
  (await readFile(`/proc/${id}/cmdline`, 'utf8').catch(() => '')).includes(folder);

test('a server killed at any moment loses no acknowledged write, also if the next one starts at once', async () => {
  const folder = await temporaryFolder();
  const acknowledged = [...(await acknowledgedBeforeKill(folder, '1')), ...(await acknowledgedBeforeKill(folder, '2'))];
  const { client } = await started({ folder });
  const stored = new Set(await storedKeys(client));
  expect(acknowledged.length).toBeGreaterThanOrEqual(600);
  expect(acknowledged.filter((key) => !stored.has(key))).toEqual([]);
});

test('a store ends with the server that started it, however that ends', async () => {
  const folder = await temporaryFolder();
  await acknowledgedBeforeKill(folder, '1');
  const id = await storeId(folder);
  await expect.poll(() => hasOpened(id, folder)).toBe(false);
});

test('a store that was left behind all the same is ended by the next start', async () => {
  const folder = await temporaryFolder();
  const first = await started({ folder });
  const id = await storeId(folder);
  await first.client.send(new PutItemCommand(item('a')));
  const second = await started({ folder });
  expect(await hasOpened(id, folder)).toBe(false);
  expect(await storedKeys(second.client)).toEqual(['a']);
});
