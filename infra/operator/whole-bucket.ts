import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectVersionsCommand,
  paginateListObjectsV2,
  PutObjectCommand,
  type S3Client,
} from '@aws-sdk/client-s3';

/** A file in the bucket's listing; the tag changes with the content. */
export type ListedFile = { key: string; bytes: number; modifiedAt: Date; tag: string };
export type StoredFile = { bytes: Uint8Array; contentType: string; cacheControl: string | undefined };

/** The prefix of unconfirmed uploads, which belong to nothing. */
const PENDING = 'pending/';

/** Access to the whole bucket, for operators only. */
export class WholeBucket {
  readonly #client: S3Client;
  readonly #bucket: string;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
  }

  /** Confirmed files by key order, optionally below a folder and after a key. */
  async *list(Prefix = '', StartAfter?: string): AsyncGenerator<ListedFile> {
    const pages = paginateListObjectsV2({ client: this.#client }, { Bucket: this.#bucket, Prefix, StartAfter });
    for await (const { Contents = [] } of pages) {
      for (const { Key: key, Size: bytes = 0, LastModified: modifiedAt = new Date(), ETag: tag = '' } of Contents) {
        if (key !== undefined && !key.startsWith(PENDING)) yield { key, bytes, modifiedAt, tag };
      }
    }
  }

  /** Keys of confirmed files in order, optionally below a folder and after a key. */
  async *keys(folder = '', after?: string): AsyncGenerator<string> {
    for await (const { key } of this.list(folder, after)) yield key;
  }

  async get(key: string): Promise<StoredFile> {
    const reply = await this.#client.send(new GetObjectCommand({ Bucket: this.#bucket, Key: key }));
    if (!reply.Body) throw new Error(`${key} has no content`);
    const bytes = await reply.Body.transformToByteArray();
    return { bytes, contentType: reply.ContentType ?? '', cacheControl: reply.CacheControl };
  }

  /** Stores a file and returns its tag in the listing; with a SHA-256 (hexadecimal) the bucket rejects other content. */
  async put(key: string, { bytes, contentType, cacheControl }: StoredFile, sha256?: string): Promise<string> {
    const { ETag = '' } = await this.#client.send(
      new PutObjectCommand({
        Bucket: this.#bucket,
        Key: key,
        Body: bytes,
        ContentType: contentType,
        ...(cacheControl === undefined ? {} : { CacheControl: cacheControl }),
        ...(sha256 === undefined ? {} : { ChecksumSHA256: Buffer.from(sha256, 'hex').toString('base64') }),
      }),
    );
    return ETag;
  }

  /** Erases all versions of one file. */
  async eraseFile(key: string): Promise<void> {
    const list = new ListObjectVersionsCommand({ Bucket: this.#bucket, Prefix: key });
    const { Versions = [], DeleteMarkers = [] } = await this.#client.send(list);
    for (const { Key, VersionId } of [...Versions, ...DeleteMarkers]) {
      if (Key === key) await this.#client.send(new DeleteObjectCommand({ Bucket: this.#bucket, Key, VersionId }));
    }
  }

  /** Erases everything below a folder: all versions of all files, and delete markers. Returns the number. */
  async erase(Prefix: string): Promise<number> {
    if (!Prefix.endsWith('/')) throw new Error(`${Prefix} is no folder`);
    const files = new Set<string>();
    // Lists from the beginning each time, since the listed files are gone.
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
