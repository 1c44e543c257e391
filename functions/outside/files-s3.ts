import type { S3Client, S3ClientConfig } from '@aws-sdk/client-s3';

/** `isImmutable`: the key names the content (a hash), so that whoever has read it need never ask again. */
export type PutOptions = { isImmutable?: boolean };
export type FileHead = { size: number; contentType: string };
/** What a browser may post: this very key and type, and at most so many bytes. */
export type Postable = { key: string; contentType: string; maxBytes: number };
export type PresignedPost = { url: string; fields: Record<string, string> };

/** The object store. Sizes are in bytes; a key that is not there is `undefined` or `false`, never an error. */
export type Files = {
  put: (key: string, bytes: Uint8Array, contentType: string, options?: PutOptions) => Promise<void>;
  get: (key: string) => Promise<Uint8Array | undefined>;
  exists: (key: string) => Promise<boolean>;
  head: (key: string) => Promise<FileHead | undefined>;
  copy: (from: string, to: string) => Promise<void>;
  /** A key that is not there is removed already. */
  remove: (key: string) => Promise<void>;
  /** A form of fields that a browser may post to `url`, the file last, within five minutes. */
  presignPost: (file: Postable) => Promise<PresignedPost>;
};

export type FilesConfig = {
  bucket: string;
  region: string;
  /** Another S3-compatible store than AWS. */
  endpoint?: string | undefined;
  /** Where the browser finds that store. */
  publicEndpoint?: string | undefined;
};

const PRESIGNED_LIFE_SECONDS = 300;
const IMMUTABLE = 'private, max-age=31536000, immutable';
const TIMEOUTS = { connectionTimeout: 1000, requestTimeout: 8000, throwOnRequestTimeout: true };

/** The S3 client is loaded when a file is first touched: most calls never do, and their start must not pay for it. */
export function createFiles({ bucket: Bucket, region, endpoint, publicEndpoint }: FilesConfig): Files {
  const sdk = once(() => import('@aws-sdk/client-s3'));
  const clientAt = (at: string | undefined) => once(async () => new (await sdk()).S3Client(configOf(region, at)));
  const client = clientAt(endpoint);
  const publicClient = publicEndpoint === undefined ? client : clientAt(publicEndpoint);

  const head: Files['head'] = async (Key) => {
    const { HeadObjectCommand } = await sdk();
    const { ContentLength = 0, ContentType = '' } =
      (await found((await client()).send(new HeadObjectCommand({ Bucket, Key })))) ?? {};
    return ContentType === '' ? undefined : { size: ContentLength, contentType: ContentType };
  };

  return {
    head,
    exists: async (key) => (await head(key)) !== undefined,
    put: async (Key, Body, ContentType, { isImmutable = false } = {}) => {
      const { PutObjectCommand } = await sdk();
      const caching = isImmutable ? { CacheControl: IMMUTABLE } : {};
      await (await client()).send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ...caching }));
    },
    get: async (Key) => {
      const { GetObjectCommand } = await sdk();
      const reply = await found((await client()).send(new GetObjectCommand({ Bucket, Key })));
      return reply?.Body?.transformToByteArray();
    },
    copy: async (from, Key) => {
      const { CopyObjectCommand } = await sdk();
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      await (await client()).send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    },
    remove: async (Key) => {
      const { DeleteObjectCommand } = await sdk();
      await (await client()).send(new DeleteObjectCommand({ Bucket, Key }));
    },
    presignPost: async (file) => presigned(await publicClient(), Bucket, file),
  };
}

async function presigned(
  client: S3Client,
  Bucket: string,
  { key, contentType, maxBytes }: Postable,
): Promise<PresignedPost> {
  const { createPresignedPost } = await import('@aws-sdk/s3-presigned-post');
  return createPresignedPost(client, {
    Bucket,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: PRESIGNED_LIFE_SECONDS,
  });
}

function configOf(region: string, endpoint: string | undefined): S3ClientConfig {
  const place = endpoint === undefined ? {} : { endpoint, forcePathStyle: true };
  return { region, requestHandler: TIMEOUTS, ...place };
}

/** What the store answered, or undefined where it has no such key; HEAD says `NotFound`, GET says `NoSuchKey`. */
async function found<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
    throw error;
  }
}

function once<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined;
  return () => (made ??= make());
}
