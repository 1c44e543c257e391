import { join } from 'node:path';
import { DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { S3Client } from '@aws-sdk/client-s3';
import { LOCAL_CREDENTIALS, LOCAL_REGION, LOCAL_TABLE_NAME } from '../local/data/embedded-dynamodb.ts';
import { rotateLocalKeys } from '../local/rotate-local-keys.ts';
import { FILES_BUCKET, MOUNTS } from '../local/local-world.ts';
import { startLocalServer } from '../local/listening/server.ts';
import type { LocalSettings } from '../local/settings.ts';
import { BUILT_FUNCTIONS, SOURCE_MAPS } from '../build/source-maps/bundle-names.ts';
import type { Installation } from './installation.ts';
import { sourceMapsOfFolder } from './trace/add-kept-source-maps.ts';
import { WholeBucket } from './whole-bucket.ts';
import { WholeTable } from './whole-table.ts';

/** Opens the installation in a data folder whose server is not running. Throws StartError when the server runs. */
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
    world: server.world,
    table: new WholeTable(client, LOCAL_TABLE_NAME),
    files: new WholeBucket(s3, FILES_BUCKET),
    rotateKeys: (rotation) => rotateLocalKeys(settings.dataFolder, rotation, server.world.now()),
    readSourceMap: sourceMapsOfFolder(join(BUILT_FUNCTIONS, SOURCE_MAPS)),
    close: async () => {
      client.destroy();
      s3.destroy();
      await server.stop();
    },
  };
}
