import {
  ConditionalCheckFailedException,
  DynamoDBClient,
  TransactionCanceledException,
  TransactionConflictException,
} from '@aws-sdk/client-dynamodb';
import {
  DynamoDBDocumentClient,
  type BatchGetCommandOutput,
  type BatchWriteCommandOutput,
} from '@aws-sdk/lib-dynamodb';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ConditionFailed } from '../../../functions/store/table-errors.ts';
import { Table, type Write } from '../../../functions/store/table.ts';

const documents = mockClient(DynamoDBDocumentClient);
const table = new Table(DynamoDBDocumentClient.from(new DynamoDBClient({ region: 'eu-north-1' })), 't');
beforeEach(() => {
  documents.reset();
  // The waits between tries are of random length; these have none.
  vi.spyOn(Math, 'random').mockReturnValue(0);
  return () => vi.restoreAllMocks();
});
afterAll(() => documents.restore());

const shown = { $metadata: {}, message: 'Transaction is ongoing for the item' };
const conflict = () => new TransactionConflictException(shown);
const cancelled = () =>
  new TransactionCanceledException({
    ...shown,
    CancellationReasons: [{ Code: 'None' }, { Code: 'TransactionConflict' }],
  });

const key = { PK: 'a', SK: 'b' };
const put: Write = { put: key, condition: 'attribute_not_exists(PK)' };
const update = { update: key, set: 'ADD hits :one', values: { ':one': 1 } };
const write = (writes: readonly Write[]) => () => table.write(writes);

/** Every kind of write, with what the store says to it while a transaction is at its item. */
const WRITES = [
  ['a single put', conflict, write([put])],
  ['a single update', conflict, write([update])],
  ['an update that answers the item', conflict, () => table.updateOne(update)],
  ['a transaction', cancelled, write([put, update])],
] as const;

describe.each(WRITES)('%s that meets a transaction at its item', (_, refusal, act) => {
  test('is tried again until it is through', async () => {
    documents
      .onAnyCommand()
      .rejectsOnce(refusal())
      .rejectsOnce(refusal())
      .resolves({ Attributes: { hits: 1 } });
    await act();
    expect(documents.calls()).toHaveLength(3);
  });

  test('is given up after the fourth try with what the store said', async () => {
    documents.onAnyCommand().rejects(refusal());
    await expect(act()).rejects.toMatchObject({
      code: 'unavailable',
      detail: { failed: { cause: { message: shown.message } } },
    });
    expect(documents.calls()).toHaveLength(4);
  });
});

test('a write whose condition does not hold is not tried again', async () => {
  documents.onAnyCommand().rejects(new ConditionalCheckFailedException({ ...shown, Item: { PK: { S: 'a' } } }));
  const failed = await table.write([{ ...put, refusedAs: 'page' }]).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(ConditionFailed);
  expect(failed).toMatchObject({ refused: 'page', item: { PK: 'a' } });
  expect(documents.calls()).toHaveLength(1);
});

/** Each kind of batch, and how the store says that it left one of three undone. */
const BATCHES: [string, () => Promise<unknown>, Partial<BatchGetCommandOutput & BatchWriteCommandOutput>][] = [
  [
    'a batch of reads',
    () => table.getMany([key, { PK: 'c', SK: 'b' }, { PK: 'd', SK: 'b' }]),
    { UnprocessedKeys: { t: { Keys: [key] } } },
  ],
  [
    'a batch of writes',
    () => table.writeEach([{ put: key }, { delete: { PK: 'c', SK: 'b' } }, { delete: { PK: 'd', SK: 'b' } }]),
    { UnprocessedItems: { t: [{ PutRequest: { Item: key } }] } },
  ],
];

describe.each(BATCHES)('%s of which the store leaves some undone', (_, act, left) => {
  test('goes on with those alone', async () => {
    documents.onAnyCommand().resolvesOnce(left).resolvesOnce(left).resolves({});
    await act();
    const sent = documents.calls().map(({ args: [command] }) => {
      const { t: asked } = (command.input as { RequestItems: { t: unknown[] | { Keys: unknown[] } } }).RequestItems;
      return (Array.isArray(asked) ? asked : asked.Keys).length;
    });
    expect(sent).toEqual([3, 1, 1]);
  });

  test('is given up after nothing was done six times in a row', async () => {
    documents.onAnyCommand().resolves(left);
    await expect(act()).rejects.toMatchObject({ code: 'unavailable', detail: { failed: { part: 'table' } } });
    const done = 1;
    expect(documents.calls()).toHaveLength(done + 6);
  });
});

test('a batch that is done one item at a time is not given up', async () => {
  const keys = Array.from({ length: 10 }, (_, at) => ({ PK: `${at}`, SK: 'b' }));
  const replies = keys.map((_, at) => ({ UnprocessedKeys: { t: { Keys: keys.slice(at + 1) } } }));
  const answering = documents.onAnyCommand();
  for (const reply of replies) answering.resolvesOnce(reply);
  await table.getMany(keys);
  expect(documents.calls()).toHaveLength(keys.length);
});
