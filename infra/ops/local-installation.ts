import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { LOCAL_CREDENTIALS, LOCAL_REGION, LOCAL_TABLE_NAME } from '../local/embedded-dynamodb.ts';
import { rotateLocalKeys } from '../local/rotate-local-keys.ts';
import { FILES_BUCKET, MOUNTS } from '../local/local-world.ts';
import { startLocalServer } from '../local/server.ts';
import type { LocalSettings } from '../local/settings.ts';
import type { Installation } from './installation.ts';
import { WholeBucket } from './whole-bucket.ts';
import { WholeTable } from './whole-table.ts';

/** The installation in a data folder of this machine, whose server is not running. Throws StartError where it is. */
export async function openLocalInstallation(settings: LocalSettings): Promise<Installation> {
  const server = await startLocalServer({ ...settings, port: 0, host: '127.0.0.1' }, { isForOperator: true });
  const client = new DynamoDBClient({
    endpoint: server.storeEndpoint,
    region: LOCAL_REGION,
    credentials: LOCAL_CREDENTIALS,
  });
  const s3 = new S3Client({
    endpoint: `${server.url}${MOUNTS.objectStore}`,
    region: LOCAL_REGION,
    forcePathStyle: true,
  });
  return {
    name: settings.dataFolder,
    isOnAws: false,
    world: server.world,
    table: new WholeTable(client, LOCAL_TABLE_NAME),
    files: new WholeBucket(s3, FILES_BUCKET),
    rotateKeys: (rotation) => rotateLocalKeys(settings.dataFolder, rotation, server.world.now()),
    close: async () => {
      client.destroy();
      s3.destroy();
      await server.stop();
    },
  };
}
