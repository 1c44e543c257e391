import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** A file as the bucket lists it. */
export type ListedFile = { key: string; bytes: number; modifiedAt: Date };
export type StoredFile = { bytes: Uint8Array; contentType: string; cacheControl: string | undefined };

/** Where files lie that people have uploaded but not confirmed: they belong to nothing. */
const PENDING = 'pending/';

/** The bucket as a whole, which only an operator touches. */
export class WholeBucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Every confirmed file, or those below a folder, in the order of their keys, from after one on. */
  async *list(Prefix = '', StartAfter?: string): AsyncGenerator<ListedFile> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix, StartAfter });
    for await (const { Contents = [] } of pages) {
      for (const { Key: key, Size: bytes = 0, LastModified: modifiedAt = new Date() } of Contents) {
        if (key !== undefined && !key.startsWith(PENDING)) yield { key, bytes, modifiedAt };
      }
    }
  }

  /** The key of every confirmed file, or of those below a folder, in order, from after one on. */
  async *keys(folder = '', after?: string): AsyncGenerator<string> {
    for await (const { key } of this.list(folder, after)) yield key;
  }

  async get(key: string): Promise<StoredFile> {
    const reply = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
    if (!reply.Body) throw new Error(`${key} has no content`);
    const bytes = await reply.Body.transformToByteArray();
    return { bytes, contentType: reply.ContentType ?? '', cacheControl: reply.CacheControl };
  }

  async put(key: string, { bytes, contentType, cacheControl }: StoredFile): Promise<void> {
    await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: bytes,
        ContentType: contentType,
        ...(cacheControl === undefined ? {} : { CacheControl: cacheControl }),
      }),
    );
  }

  /** Erases one file for good, with every version of it. */
  async eraseFile(key: string): Promise<void> {
    const list = new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix: key });
    const { Versions = [], DeleteMarkers = [] } = await this.#client.send(list);
    for (const { Key, VersionId } of [...Versions, ...DeleteMarkers]) {
      if (Key === key) await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key, VersionId }));
    }
  }

  /** Erases what lies below a folder for good: every version of every file, and the marks of those deleted before. */
  async erase(Prefix: string): Promise<number> {
    if (!Prefix.endsWith('/')) throw new Error(`${Prefix} is no folder`);
    const files = new Set<string>();
    // From the beginning each time, since what was listed is gone.
    for (;;) {
      const list = new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix });
      const { Versions = [], DeleteMarkers = [] } = await this.#client.send(list);
      const found = [...Versions, ...DeleteMarkers];
      if (found.length === 0) return files.size;
      for (const { Key, VersionId } of found) {
        await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key, VersionId }));
        files.add(String(Key));
      }
    }
  }
}
