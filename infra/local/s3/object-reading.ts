import { byteRange } from '../listening/byte-range.ts';
import type { OpenObject, StoredObject } from './object-folder.ts';
import type { ReadCall, S3Answer } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

export const noSuchKey = (): S3Error => new S3Error(404, 'NoSuchKey', 'The specified key does not exist.');

/** GetObject, with ranges and conditions. */
export async function getObject(call: ReadCall): Promise<S3Answer> {
  const opened = await call.folder.read(call.key);
  if (!opened) throw noSuchKey();
  let isStreamed = false;
  try {
    const answer = answerOf(call, opened);
    isStreamed = answer.body !== undefined;
    return answer;
  } finally {
    if (!isStreamed) await opened.close();
  }
}

/** HeadObject: the same headers without the content. */
export async function headObject(call: ReadCall): Promise<S3Answer> {
  const { body, ...answer } = await getObject(call);
  if (typeof body === 'object') body.destroy();
  return answer;
}

function answerOf({ headers, query }: ReadCall, { object, stream }: OpenObject): S3Answer {
  if (headers['if-match'] !== undefined && headers['if-match'] !== object.etag) {
    throw new S3Error(412, 'PreconditionFailed');
  }
  if (headers['if-none-match'] === object.etag) return { status: 304, headers: { etag: object.etag } };
  const range = byteRange(headers.range, object.size);
  if (range === 'unsatisfiable') throw new S3Error(416, 'InvalidRange');
  const described = { ...descriptionOf(object), ...overridden(query) };
  if (range) {
    const { start, end } = range;
    const part = { 'content-range': `bytes ${start}-${end}/${object.size}`, 'content-length': end - start + 1 };
    return { status: 206, headers: { ...described, ...part }, body: stream(range) };
  }
  const checksum = headers['x-amz-checksum-mode'] === 'ENABLED' ? checksumOf(object) : {};
  const whole = { ...described, ...checksum, 'content-length': object.size };
  return object.size === 0 ? { status: 200, headers: whole } : { status: 200, headers: whole, body: stream() };
}

const descriptionOf = ({ headers, etag, storedAt }: StoredObject): Record<string, string> => ({
  ...headers,
  etag,
  'accept-ranges': 'bytes',
  'last-modified': new Date(storedAt).toUTCString(),
});

export const checksumOf = ({ crc32 }: StoredObject): Record<string, string> => ({
  'x-amz-checksum-crc32': crc32,
  'x-amz-checksum-type': 'FULL_OBJECT',
});

/** Query parameters of a presigned address, such as `response-content-type=…`, override the stored headers. */
function overridden(query: URLSearchParams): Record<string, string> {
  const pairs = [...query].filter(([name]) => name.startsWith('response-'));
  return Object.fromEntries(pairs.map(([name, value]) => [name.slice('response-'.length), value]));
}
