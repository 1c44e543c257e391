import { checksumOf, noSuchKey } from './object-reading.ts';
import type { StoredObject } from './object-folder.ts';
import type { S3Answer, S3Call } from './s3-call.ts';
import { keptHeaders, xmlAnswer } from './s3-call.ts';
import { S3Error, notImplemented } from './s3-error.ts';
import { document, element } from '../listening/xml.ts';

/** PutObject, or CopyObject when the request names a source. */
export async function putObject(call: S3Call): Promise<S3Answer> {
  const source = call.headers['x-amz-copy-source'];
  if (typeof source === 'string') return copyObject(call, source);
  const { bytes } = await call.readContent();
  const object = await store(call, bytes, keptHeaders(call.headers));
  return { status: 200, headers: { etag: object.etag, ...checksumOf(object) } };
}

async function copyObject(call: S3Call, source: string): Promise<S3Answer> {
  const [, bucket, key] = /^\/?([^/]+)\/(.+)$/s.exec(decodeURIComponent(source)) ?? [];
  if (bucket !== call.bucket || key === undefined) throw new S3Error(404, 'NoSuchBucket');
  const from = await call.folder.read(key);
  if (!from) throw noSuchKey();
  const isReplaced = call.headers['x-amz-metadata-directive'] === 'REPLACE';
  const object = await store(call, await from.bytes(), isReplaced ? keptHeaders(call.headers) : from.object.headers);
  const parts = [element('ETag', object.etag), element('LastModified', object.storedAt)];
  return xmlAnswer(document(element('CopyObjectResult', parts)));
}

async function store(call: S3Call, bytes: Buffer, headers: Record<string, string>): Promise<StoredObject> {
  const ifNoneMatch = call.headers['if-none-match'];
  if (call.headers['if-match'] !== undefined || (ifNoneMatch !== undefined && ifNoneMatch !== '*')) {
    throw notImplemented('this condition of a write');
  }
  const object = await call.folder.put(call.key, bytes, { headers, isNewOnly: ifNoneMatch === '*' });
  if (!object) throw new S3Error(412, 'PreconditionFailed');
  return object;
}

/** DeleteObject; deleting a missing object succeeds. */
export async function deleteObject({ folder, key }: S3Call): Promise<S3Answer> {
  await folder.remove(key);
  return { status: 204 };
}
