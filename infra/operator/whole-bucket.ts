import { GetObjectCommand, PutObjectCommand, type S3Client } from '@aws-sdk/client-s3';
import { versionedFiles, type ListedFile, type VersionedFiles } from '../../functions/outside/versioned-files.ts';

export type StoredFile = { bytes: Uint8Array; contentType: string; cacheControl: string | undefined };

/** Access to the whole bucket, for operators only. */
export class WholeBucket implements VersionedFiles {
  readonly #client: S3Client;
  readonly #bucket: string;
  readonly #versions: VersionedFiles;

  constructor(client: S3Client, bucket: string) {
    this.#client = client;
    this.#bucket = bucket;
    this.#versions = versionedFiles(client, bucket);
  }

  /** Confirmed files by key order, optionally below a folder and after a key. */
  async *list(folder?: string, after?: string): AsyncGenerator<ListedFile> {
    yield* this.#versions.list(folder, after);
  }

  eraseFile(key: string): Promise<void> {
    return this.#versions.eraseFile(key);
  }

  erase(folder: string): Promise<number> {
    return this.#versions.erase(folder);
  }

  /** The keys of `list`. */
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
}
