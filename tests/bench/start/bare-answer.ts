import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import * as documents from '@aws-sdk/lib-dynamodb';
import { Hono } from 'hono';
import { handle } from 'hono/aws-lambda';
import { readSecret } from '../../../functions/outside/secrets-extension.ts';

type Read = { operation: 'GetItem' | 'Query'; input: object };

const { DynamoDBDocumentClient, GetCommand, QueryCommand } = documents;
const { AWS_REGION: region = '', DYNAMODB_ENDPOINT: endpoint = '', KEYS_SECRET = '', READS = '[]' } = process.env;

/** A Lambda that reads its secret and then, one after the other, what the product reads for the same call, and does nothing else. */
export const handler = handle(
  new Hono().get('*', async (c) => {
    await readSecret(KEYS_SECRET);
    const table = DynamoDBDocumentClient.from(new DynamoDBClient({ region, endpoint }));
    let last: object = {};
    for (const { operation, input } of JSON.parse(READS) as Read[]) {
      last = await table.send(
        (operation === 'Query' ? new QueryCommand(input as never) : new GetCommand(input as never)) as never,
      );
    }
    return c.json(last as never);
  }),
);
