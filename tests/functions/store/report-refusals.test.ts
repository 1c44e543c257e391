import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { expect, onTestFinished, test } from 'vitest';
import { reportRefusals } from '../../../functions/store/report-refusals.ts';
import { Table } from '../../../functions/store/table.ts';
import { listening } from '../../infra/local/listening.ts';

type Refusal = { status: number; name: string; rest?: object };

/** A table that refuses its first tries so, and then answers; and what is logged of it. */
async function refusing(...refusals: Refusal[]) {
  const endpoint = await listening((request, response) => {
    request.resume();
    const { status = 200, name, rest } = refusals.shift() ?? {};
    response.statusCode = status;
    response.setHeader('content-type', 'application/x-amz-json-1.0');
    const reply = name === undefined ? {} : { __type: `com.amazonaws.dynamodb.v20120810#${name}`, ...rest };
    response.end(JSON.stringify(reply));
  });
  const credentials = { accessKeyId: 'local', secretAccessKey: 'local' };
  const client = new DynamoDBClient({ region: 'eu-north-1', credentials, endpoint });
  onTestFinished(() => client.destroy());
  const log: object[] = [];
  reportRefusals(client, (entry) => log.push(entry));
  return { table: new Table(DynamoDBDocumentClient.from(client), 't'), log };
}

const KEY = { PK: 'a', SK: 'b' };
const said = (reason: string, command: string) => ({ level: 'warn', event: 'table_refused', reason, command });

test('a try that the table throttles is logged, though the next one is answered', async () => {
  const { table, log } = await refusing({ status: 400, name: 'ProvisionedThroughputExceededException' });
  expect(await table.get(KEY)).toBeUndefined();
  expect(log).toEqual([said('throttled', 'GetItemCommand')]);
});

test('a fault of DynamoDB is logged, at each try', async () => {
  const { table, log } = await refusing(
    { status: 500, name: 'InternalServerError' },
    { status: 503, name: 'ServiceUnavailable' },
  );
  expect(await table.get(KEY)).toBeUndefined();
  expect(log).toEqual([said('failed', 'GetItemCommand'), said('failed', 'GetItemCommand')]);
});

test('a transaction that is cancelled since the table is throttled is logged', async () => {
  const rest = { CancellationReasons: [{ Code: 'None' }, { Code: 'ThrottlingError' }] };
  const { table, log } = await refusing({ status: 400, name: 'TransactionCanceledException', rest });
  await table.write([{ put: KEY as never }, { put: { PK: 'c', SK: 'd' } as never }]);
  expect(log).toEqual([said('throttled', 'TransactWriteItemsCommand')]);
});

test('a condition that does not hold is the table’s answer and is not logged', async () => {
  const { table, log } = await refusing({ status: 400, name: 'ConditionalCheckFailedException' });
  await expect(table.write([{ put: KEY as never, condition: 'attribute_not_exists(PK)' }])).rejects.toThrow(
    'condition',
  );
  expect(log).toEqual([]);
});
