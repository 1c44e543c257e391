import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { BodyTooLarge, readBody } from '../listening/read-body.ts';
import { unchunk } from './aws-chunked.ts';
import { deleteObjects, listObjects, listVersions } from './bucket-calls.ts';
import { verifyChecksums, verifySha256 } from './checksums.ts';
import { crossOriginHeaders, preflight } from './cross-origin.ts';
import type { ObjectFolder } from './object-folder.ts';
import { getObject, headObject } from './object-reading.ts';
import { deleteObject, putObject } from './object-writing.ts';
import { postObject } from './post-policy.ts';
import type { Content, S3Answer, S3Call } from './s3-call.ts';
import { xmlAnswer } from './s3-call.ts';
import { S3Error, notImplemented } from './s3-error.ts';
import { document, element } from '../listening/xml.ts';
import type { Credentials } from './verify-request.ts';
import { verifyRequest } from './verify-request.ts';

export type ObjectStore = {
  folder: ObjectFolder;
  /** The only bucket. */
  bucket: string;
  /** The mount path, such as `/s3`; clients sign it too. */
  prefix: string;
  credentials: Credentials;
  /** Origins whose pages may make requests. */
  allowedOrigins: readonly string[];
  now?: () => Date;
};

/** Above the product's largest file (25 MiB), so that the signed policy refuses first. */
const MOST_BYTES = 64 * 1024 * 1024;

/** Answers one S3 request (path style). Throws only for its own faults. */
export async function handleS3(store: ObjectStore, request: IncomingMessage, response: ServerResponse): Promise<void> {
  let answer: S3Answer;
  try {
    answer = await answerTo(store, request);
  } catch (error) {
    answer = refusal(error);
  }
  const { status, headers, body } = answer;
  const crossOrigin = crossOriginHeaders(request.headers, store.allowedOrigins);
  response.writeHead(status, { 'x-amz-request-id': randomUUID(), ...crossOrigin, ...headers });
  if (typeof body === 'object') await pipeline(body, response);
  else response.end(request.method === 'HEAD' ? undefined : body);
}

function refusal(error: unknown): S3Answer {
  const known = error instanceof BodyTooLarge ? new S3Error(400, 'EntityTooLarge') : error;
  if (!(known instanceof S3Error)) throw error;
  const parts = [element('Code', known.code), element('Message', known.message)];
  return xmlAnswer(document(element('Error', parts)), known.status);
}

async function answerTo(store: ObjectStore, request: IncomingMessage): Promise<S3Answer> {
  const { method = '', headers } = request;
  const { path, query, bucket, key } = addressOf(request.url ?? '', store.prefix);
  if (bucket !== store.bucket) throw new S3Error(404, 'NoSuchBucket');
  if (method === 'OPTIONS') return preflight(headers, store.allowedOrigins);
  const now = store.now?.() ?? new Date();
  const { folder, credentials } = store;
  if (method === 'POST' && key === '' && headers['content-type']?.startsWith('multipart/form-data')) {
    return postObject({ folder, bucket, query, headers }, await readBody(request, MOST_BYTES), { credentials, now });
  }
  const payloadHash = verifyRequest(credentials, { method, path, query, headers }, now);
  const readContent = async (): Promise<Content> =>
    contentOf(await readBody(request, MOST_BYTES), payloadHash, headers, query);
  return callOf(method, key, query)({ folder, bucket, key, query, headers, readContent });
}

type Address = { path: string; query: URLSearchParams; bucket: string; key: string };

function addressOf(url: string, prefix: string): Address {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const [, bucket = '', encodedKey = ''] = /^\/([^/]*)\/?(.*)$/s.exec(path.slice(prefix.length)) ?? [];
  let key: string;
  try {
    key = decodeURIComponent(encodedKey);
  } catch {
    throw new S3Error(400, 'InvalidURI');
  }
  if (Buffer.byteLength(key) > 1024) throw new S3Error(400, 'KeyTooLongError');
  return { path, query: new URLSearchParams(query), bucket, key };
}

type Operation = (call: S3Call) => Promise<S3Answer>;

const OBJECT_CALLS: Readonly<Record<string, Operation>> = {
  GET: getObject,
  HEAD: headObject,
  PUT: putObject,
  DELETE: deleteObject,
};

/** Query names that select no other operation. */
const PLAIN_QUERY =
  /^(X-Amz-.*|x-id|x-amz-checksum-.*|response-.*|list-type|prefix|delimiter|max-keys|start-after|continuation-token|key-marker|version-id-marker|encoding-type|fetch-owner)$/;

/** Operations on the bucket or an object that a subresource selects besides the method. */
const BUCKET_CALLS: Readonly<Record<string, Operation>> = {
  'POST delete': deleteObjects,
  'GET versions': listVersions,
  'GET list-type': listObjects,
  'HEAD ': () => Promise.resolve({ status: 200 }),
};

function callOf(method: string, key: string, query: URLSearchParams): Operation {
  const subresources = [...query.keys()].filter((name) => !PLAIN_QUERY.test(name)).join();
  const list = query.get('list-type') === '2' ? 'list-type' : '';
  // In an unversioned bucket each object has one version, named `null`.
  const isOnlyVersion = method === 'DELETE' && subresources === 'versionId' && query.get('versionId') === 'null';
  const ofObject = subresources === '' || isOnlyVersion ? OBJECT_CALLS[method] : undefined;
  const operation = key === '' ? BUCKET_CALLS[`${method} ${subresources || list}`] : ofObject;
  if (operation) return operation;
  throw notImplemented(`${method} ${key === '' ? 'of a bucket' : 'of an object'} ${subresources}`.trim());
}

function contentOf(
  body: Buffer,
  payloadHash: string,
  headers: IncomingMessage['headers'],
  query: URLSearchParams,
): Content {
  const { bytes, trailers } = unwrapBody(body, payloadHash, headers);
  const sent = [...trailers, ...stringsOf(headers), ...query];
  const announced = headers['x-amz-trailer'];
  if (typeof announced === 'string' && !trailers.some(([name]) => name === announced)) {
    throw new S3Error(400, 'MalformedTrailerError');
  }
  return { bytes, checksumCount: verifyChecksums(bytes, sent) };
}

function unwrapBody(
  body: Buffer,
  payloadHash: string,
  headers: IncomingMessage['headers'],
): ReturnType<typeof unchunk> {
  if (payloadHash === 'STREAMING-UNSIGNED-PAYLOAD-TRAILER') {
    const unchunked = unchunk(body);
    const isWhole = Number(headers['x-amz-decoded-content-length']) === unchunked.bytes.length;
    if (!isWhole) throw new S3Error(400, 'IncompleteBody');
    return unchunked;
  }
  if (payloadHash.startsWith('STREAMING-')) throw notImplemented(payloadHash);
  if (payloadHash !== 'UNSIGNED-PAYLOAD') verifySha256(body, payloadHash);
  return { bytes: body, trailers: [] };
}

function stringsOf(headers: IncomingMessage['headers']): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value] as [string, string]] : [],
  );
}
