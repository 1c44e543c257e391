import type { S3ClientConfig } from '@aws-sdk/client-s3';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { createPresignedPost } from '@aws-sdk/s3-presigned-post';
import { FILES_TRIES } from './client-timeouts.ts';
import { versionedFiles } from './versioned-files.ts';

/** `isImmutable`: the key names the content (a hash), so that clients may cache it for ever. */
export type PutOptions = { isImmutable?: boolean };
export type FileHead = { size: number; contentType: string };
/** What a browser may post: exactly this key and type, and at most this many bytes. */
export type Postable = { key: string; contentType: string; maxBytes: number };
export type PresignedPost = { url: string; fields: Record<string, string> };

export type FilesConfig = {
  bucket: string;
  region: string;
  /** An S3-compatible store other than AWS. */
  endpoint?: string | undefined;
  /** The store's address for browsers. */
  publicEndpoint?: string | undefined;
  /** Milliseconds to wait for a slow but healthy store. */
  patience?: number | undefined;
};

const PRESIGNED_LIFE_SECONDS = 300;
const IMMUTABLE = { CacheControl: 'private, max-age=31536000, immutable' };

export function s3Files({ bucket: Bucket, publicEndpoint, ...config }: FilesConfig) {
  const client = clientAt(config);
  const publicClient = publicEndpoint === undefined ? client : clientAt({ ...config, endpoint: publicEndpoint });

  const head = async (Key: string): Promise<FileHead | undefined> => {
    const reply = await orNotFound(client.send(new HeadObjectCommand({ Bucket, Key })));
    return reply && { size: reply.ContentLength ?? 0, contentType: reply.ContentType ?? '' };
  };

  return {
    ...versionedFiles(client, Bucket),
    head,
    exists: async (key: string) => (await head(key)) !== undefined,
    put: async (Key: string, Body: Uint8Array, ContentType: string, options?: PutOptions) => {
      const caching = options?.isImmutable ? IMMUTABLE : {};
      await client.send(new PutObjectCommand({ Bucket, Key, Body, ContentType, ...caching }));
    },
    get: async (Key: string) =>
      (await orNotFound(client.send(new GetObjectCommand({ Bucket, Key }))))?.Body?.transformToByteArray(),
    copy: async (from: string, Key: string) => {
      const CopySource = `${Bucket}/${from.split('/').map(encodeURIComponent).join('/')}`;
      await client.send(new CopyObjectCommand({ Bucket, Key, CopySource }));
    },
    remove: async (Key: string) => {
      await client.send(new DeleteObjectCommand({ Bucket, Key }));
    },
    presignPost: (file: Postable) => presignPost(publicClient, Bucket, file),
  };
}

function clientAt({ region, endpoint, patience }: Pick<FilesConfig, 'region' | 'endpoint' | 'patience'>): S3Client {
  const place: S3ClientConfig = endpoint === undefined ? {} : { endpoint, forcePathStyle: true };
  const { maxAttempts, requestHandler } = FILES_TRIES;
  const late = patience && { connectionTimeout: patience, requestTimeout: patience, socketTimeout: patience };
  return new S3Client({ region, maxAttempts, requestHandler: { ...requestHandler, ...late }, ...place });
}

/** The policy fixes key and type and limits the size; the store itself refuses every other file. */
function presignPost(
  client: S3Client,
  Bucket: string,
  { key, contentType, maxBytes }: Postable,
): Promise<PresignedPost> {
  return createPresignedPost(client, {
    Bucket,
    Key: key,
    Fields: { 'Content-Type': contentType },
    Conditions: [['content-length-range', 1, maxBytes]],
    Expires: PRESIGNED_LIFE_SECONDS,
  });
}

/** The store's answer, or undefined where it has no such key; HEAD says `NotFound`, GET says `NoSuchKey`. */
async function orNotFound<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof Error && (error.name === 'NotFound' || error.name === 'NoSuchKey')) return undefined;
    throw error;
  }
}
