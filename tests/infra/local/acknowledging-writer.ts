import { DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  LOCAL_CREDENTIALS,
  LOCAL_REGION,
  LOCAL_TABLE_NAME,
  startEmbeddedDynamodb,
} from '../../../infra/local/data/embedded-dynamodb.ts';

// A process to be killed: starts a store in the folder that it is given, then writes for ever and says what was acknowledged.
const [, , folder = '', round = ''] = process.argv;
const { endpoint } = await startEmbeddedDynamodb({ folder });
const client = new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });

async function writeForEver(writer: number): Promise<void> {
  for (let i = 0; ; i += 1) {
    const PK = `${round}-${writer}-${i}`;
    await client.send(new PutItemCommand({ TableName: LOCAL_TABLE_NAME, Item: { PK: { S: PK }, SK: { S: 'x' } } }));
    process.stdout.write(`${PK}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, writer) => writeForEver(writer)));
