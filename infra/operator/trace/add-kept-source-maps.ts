import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { GetObjectCommand, ListObjectVersionsCommand, type S3Client } from '@aws-sdk/client-s3';

/** Reads a stored source map by key; undefined when missing. */
export type ReadSourceMap = (key: string) => Promise<string | undefined>;

/** Source maps of this machine's last build. */
export function sourceMapsOfFolder(folder: string): ReadSourceMap {
  return (key) =>
    readFile(join(folder, key), 'utf8').catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ENOENT') return undefined;
      throw error;
    });
}

/** Source maps in a bucket; a later release deletes those that it no longer uses, and earlier versions stay for a while. */
export function sourceMapsOfBucket(client: S3Client, bucket: () => Promise<string>): ReadSourceMap {
  return async (Key) => {
    const Bucket = await bucket();
    const { Versions = [] } = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix: Key }));
    const newest = Versions.find((version) => version.Key === Key);
    if (!newest) return undefined;
    const { Body } = await client.send(new GetObjectCommand({ Bucket, Key, VersionId: newest.VersionId }));
    return Body?.transformToString();
  };
}
