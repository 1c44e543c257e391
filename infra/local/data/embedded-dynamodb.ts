import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { TABLE_DESIGN } from '../../../functions/store/table-design.ts';
import type { RunningProcess } from './dynamodb-process.ts';
import { startDynamodbProcess } from './dynamodb-process.ts';
import { keepSweeping } from './expired-items.ts';
import type { TableDesign } from './local-table.ts';
import { ensureTable } from './local-table.ts';
import { StartError } from '../start-error.ts';

export const LOCAL_TABLE_NAME = 'tyomaaportti';
export const LOCAL_REGION = 'eu-north-1';
/** The embedded store checks no signatures, but the SDK needs credentials to sign with. */
export const LOCAL_CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'local' };

export type LocalDynamodb = {
  endpoint: string;
  tableName: string;
  stop: () => Promise<void>;
  /** Resolves when the embedded store ends, for any reason; never for an external server. */
  ended: Promise<unknown>;
};

export type LocalDynamodbOptions = {
  /** The folder of its files; without it the store is in memory. */
  folder?: string;
  /** An external DynamoDB-compatible server to use instead of the embedded one. */
  endpoint?: string | undefined;
  design?: TableDesign;
};

/**
 * A DynamoDB-compatible store on this machine with the product's table. It ends with `stop` or with this process, even by a kill. Throws
 * StartError.
 */
export async function startEmbeddedDynamodb(options: LocalDynamodbOptions = {}): Promise<LocalDynamodb> {
  const store =
    options.endpoint === undefined ? await startDynamodbProcess(options.folder) : external(options.endpoint);
  const { endpoint } = store;
  const client = new DynamoDBClient({ endpoint, region: LOCAL_REGION, credentials: LOCAL_CREDENTIALS });
  const endSweeping = keepSweeping(client, LOCAL_TABLE_NAME);
  const stop = async (): Promise<void> => {
    endSweeping();
    client.destroy();
    await store.stop();
  };
  try {
    await ensureTable(client, LOCAL_TABLE_NAME, options.design ?? TABLE_DESIGN);
  } catch (error) {
    await stop();
    throw new StartError(`The store at ${endpoint} does not answer as DynamoDB: ${String(error)}.`, { cause: error });
  }
  return { endpoint, tableName: LOCAL_TABLE_NAME, stop, ended: store.ended };
}

const external = (endpoint: string): RunningProcess => ({
  endpoint,
  stop: () => Promise.resolve(),
  ended: new Promise(() => undefined),
});
