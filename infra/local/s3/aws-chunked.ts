import { S3Error } from './s3-error.ts';

export type Unchunked = { bytes: Buffer; trailers: [name: string, value: string][] };

const incomplete = (): S3Error => new S3Error(400, 'IncompleteBody');

/**
 * Decodes an `aws-chunked` body: chunks of `<hexadecimal length>\r\n<bytes>\r\n`, a last one of length 0, and trailing headers with the
 * checksum (S3 documentation, "STREAMING-UNSIGNED-PAYLOAD-TRAILER").
 */
export function unchunk(body: Buffer): Unchunked {
  const chunks: Buffer[] = [];
  let at = 0;
  for (;;) {
    const lineEnd = body.indexOf('\r\n', at);
    const [size = ''] = body.toString('latin1', at, Math.max(at, lineEnd)).split(';');
    if (lineEnd < 0 || !/^[0-9a-f]{1,8}$/i.test(size)) throw incomplete();
    const length = Number.parseInt(size, 16);
    const start = lineEnd + 2;
    if (length === 0) return { bytes: Buffer.concat(chunks), trailers: trailersOf(body.toString('latin1', start)) };
    if (body.toString('latin1', start + length, start + length + 2) !== '\r\n') throw incomplete();
    chunks.push(body.subarray(start, start + length));
    at = start + length + 2;
  }
}

function trailersOf(text: string): Unchunked['trailers'] {
  return text.split('\r\n').flatMap((line) => {
    const colon = line.indexOf(':');
    return colon > 0 ? [[line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as [string, string]] : [];
  });
}
