import {
  DeleteObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  type S3Client,
} from '@aws-sdk/client-s3';

/** A file in the bucket's listing; the tag changes with the content. */
export type ListedFile = { key: string; bytes: number; modifiedAt: Date; tag: string };

/** The prefix of unconfirmed uploads, which belong to nothing. */
const PENDING = 'pending/';

/** What knows the folders of a bucket and the versions that it keeps of a file. */
export type VersionedFiles = {
  /** Confirmed files by key order, optionally below a folder and after a key. */
  list: (folder?: string, after?: string) => AsyncGenerator<ListedFile>;
  /** Erases all versions of one file. */
  eraseFile: (key: string) => Promise<void>;
  /** Erases everything below a folder: all versions of all files, and delete markers. Answers the number of files. */
  erase: (folder: string) => Promise<number>;
};

export function versionedFiles(client: S3Client, Bucket: string): VersionedFiles {
  const versionsOf = async (Prefix: string) => {
    const { Versions = [], DeleteMarkers = [] } = await client.send(new ListObjectVersionsCommand({ Bucket, Prefix }));
    return [...Versions, ...DeleteMarkers];
  };
  const eraseVersion = (Key: string | undefined, VersionId: string | undefined) =>
    client.send(new DeleteObjectCommand({ Bucket, Key, VersionId }));
  return {
    list: async function* (Prefix = '', StartAfter?: string) {
      for await (const { Contents = [] } of paginateListObjectsV2({ client }, { Bucket, Prefix, StartAfter })) {
        for (const { Key: key, Size: bytes = 0, LastModified: modifiedAt = new Date(), ETag: tag = '' } of Contents) {
          if (key !== undefined && !key.startsWith(PENDING)) yield { key, bytes, modifiedAt, tag };
        }
      }
    },
    eraseFile: async (key) => {
      for (const { Key, VersionId } of await versionsOf(key)) if (Key === key) await eraseVersion(Key, VersionId);
    },
    erase: async (folder) => {
      if (!folder.endsWith('/')) throw new Error(`${folder} is no folder`);
      const files = new Set<string>();
      // Lists from the beginning each time, since the listed files are gone.
      for (;;) {
        const found = await versionsOf(folder);
        if (found.length === 0) return files.size;
        for (const { Key, VersionId } of found) {
          await eraseVersion(Key, VersionId);
          files.add(String(Key));
        }
      }
    },
  };
}
