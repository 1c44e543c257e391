import type { S3ClientConfig } from '@aws-sdk/client-s3';
import { S3Client } from '@aws-sdk/client-s3';
import { onTestFinished } from 'vitest';
import { ObjectFolder } from '../../../../infra/local/s3/object-folder.ts';
import type { ObjectStore } from '../../../../infra/local/s3/object-store.ts';
import { handleS3 } from '../../../../infra/local/s3/object-store.ts';
import { listening } from '../listening.ts';
import { temporaryFolder } from '../temporary-folder.ts';

export const BUCKET = 'files';
export const REGION = 'eu-north-1';
export const CREDENTIALS = { accessKeyId: 'local', secretAccessKey: 'a-secret-of-this-test' };
export const PAGE_ORIGIN = 'http://page.example.com';

export type StartedStore = {
  /** Where the store is mounted. */
  endpoint: string;
  client: S3Client;
  clientWith: (config: Partial<S3ClientConfig>) => S3Client;
};

/** A store with one empty bucket, and the real SDK client for it. */
export async function startedStore(options: Partial<ObjectStore> = {}): Promise<StartedStore> {
  const store: ObjectStore = {
    folder: await ObjectFolder.open(await temporaryFolder()),
    bucket: BUCKET,
    prefix: '/s3',
    credentials: CREDENTIALS,
    allowedOrigins: [PAGE_ORIGIN],
    ...options,
  };
  const origin = await listening((request, response) => void handleS3(store, request, response));
  const endpoint = `${origin}/s3`;
  const clientWith = (config: Partial<S3ClientConfig>): S3Client => {
    const base = { endpoint, region: REGION, credentials: CREDENTIALS, forcePathStyle: true, maxAttempts: 1 };
    const client = new S3Client({ ...base, ...config });
    onTestFinished(() => client.destroy());
    return client;
  };
  return { endpoint, client: clientWith({}), clientWith };
}
