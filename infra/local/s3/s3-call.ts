import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import type { ObjectFolder } from './object-folder.ts';

/** A request with a verified signature. */
export type S3Call = {
  folder: ObjectFolder;
  bucket: string;
  /** Empty for a request on the bucket itself. */
  key: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  /** The decoded content: unchunked, with verified checksums. */
  readContent: () => Promise<Content>;
};

/** The parts of a call that reading needs. */
export type ReadCall = Pick<S3Call, 'folder' | 'key' | 'query' | 'headers'>;

export type Content = { bytes: Buffer; /** How many checksums came with it. */ checksumCount: number };

export type S3Answer = { status: number; headers?: Record<string, string | number>; body?: string | Readable };

export const xmlAnswer = (xml: string, status = 200): S3Answer => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: xml,
});

const KEPT_HEADER = /^(content-(type|disposition|encoding|language)|cache-control|expires|x-amz-meta-.+)$/;

/** The headers or form fields stored with an object; lower-case names. */
export function keptHeaders(sent: Readonly<Record<string, string | string[] | undefined>>): Record<string, string> {
  const kept: Record<string, string> = {};
  for (const [name, value] of Object.entries(sent)) {
    if (KEPT_HEADER.test(name) && typeof value === 'string') kept[name] = value;
  }
  const encoding = kept['content-encoding']?.replace(/\baws-chunked\b,?\s*/, '');
  if (encoding !== undefined) kept['content-encoding'] = encoding;
  if (encoding === '') delete kept['content-encoding'];
  return { 'content-type': 'binary/octet-stream', ...kept };
}
