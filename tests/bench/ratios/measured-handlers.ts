import { DynamoDBDocumentClient, GetCommand, QueryCommand } from '@aws-sdk/lib-dynamodb';
import { Hono } from 'hono';
import { decodeJwt } from 'jose';
import { signToken } from '../../../functions/security/tokens/token.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, startSeededApp, takeWhole } from '../../fixtures/walk.ts';
import { startCannedDynamodb } from './canned-dynamodb.ts';
import { likeness } from './likeness.ts';
import { recordReplies } from './recorded-replies.ts';
import { addressOf } from '../../../shared/core/endpoint.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';

type Call = () => Promise<void>;
const TOKENS = 4000;

/** One GET of a whole induction by the product, and by bare Hono handlers that read the same of DynamoDB with the same client. */
export type MeasuredHandlers = {
  worker: Call;
  /** The same with a token that this process has not seen before at every call. */
  newTokens: Call;
  staff: Call;
  /** The Query alone, as a worker's GET does it. */
  query: Call;
  /** GetItem and Query one after the other, as a staff member's GET does it. */
  getAndQuery: Call;
  stop: () => Promise<void>;
};

export async function startMeasuredHandlers(): Promise<MeasuredHandlers> {
  const real = await startSeededApp();
  const { id, token } = await takeWhole(real, RICH_PIN);
  const staffToken = await real.login('manager@example.com');
  const replies = recordReplies(real.client);
  const given = { params: { id } };
  const path = `/api${addressOf(userFormApi.get, given)}`;
  await real.call(userFormApi.get, given, { token: staffToken });
  const canned = await startCannedDynamodb(replies);
  const product = likeness(real, canned);
  await real.stop();
  const bare = bareHandlers(product, id);
  const nextToken = await otherTokens(product, token);
  const headers = { 'x-origin-secret': product.world.settings.originSecret };
  const call = (handler: Handler, at: string, bearer: string) => () =>
    answered(handler, at, { ...headers, authorization: `Bearer ${bearer}` });
  return {
    worker: call(product.app, path, token),
    newTokens: () => answered(product.app, path, { ...headers, authorization: `Bearer ${nextToken()}` }),
    staff: call(product.app, path, staffToken),
    query: call(bare, '/query', token),
    getAndQuery: call(bare, '/get-and-query', staffToken),
    stop: product.stop,
  };
}

/** More tokens with the same claims than are asked for in a row or remembered, one after the other. */
async function otherTokens({ world }: TestApp, token: string): Promise<() => string> {
  const claims = decodeJwt(token);
  const tokens = await Promise.all(
    Array.from({ length: TOKENS }, (_, number) => signToken(world, { ...claims, jti: String(number) }, 3600)),
  );
  let next = 0;
  return () => tokens[next++ % TOKENS] ?? '';
}

function bareHandlers({ client, world }: TestApp, id: string): Hono {
  const documents = DynamoDBDocumentClient.from(client, { marshallOptions: { removeUndefinedValues: true } });
  const TableName = world.table.name;
  const query = () =>
    documents.send(
      new QueryCommand({
        TableName,
        ConsistentRead: true,
        KeyConditionExpression: 'PK = :id AND SK >= :head',
        ExpressionAttributeValues: { ':id': `UF#${id}`, ':head': 'META' },
        ScanIndexForward: true,
      }),
    );
  const get = () =>
    documents.send(new GetCommand({ TableName, Key: { PK: 'USER#1', SK: 'USER' }, ConsistentRead: true }));
  return new Hono()
    .get('/query', async (c) => c.json((await query()).Items))
    .get('/get-and-query', async (c) => {
      await get();
      return c.json((await query()).Items);
    });
}

type Handler = { request: (path: string, init: RequestInit) => Response | Promise<Response> };

async function answered(handler: Handler, path: string, headers: Record<string, string>): Promise<void> {
  const response = await handler.request(path, { headers });
  const text = await response.text();
  if (response.status !== 200) throw new Error(`${path} was answered ${response.status} ${text}`);
}
