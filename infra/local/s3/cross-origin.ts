import type { IncomingHttpHeaders } from 'node:http';
import type { S3Answer } from './s3-call.ts';
import { S3Error } from './s3-error.ts';

const METHODS = ['GET', 'HEAD', 'POST', 'PUT'];

/** The headers that the bucket's CORS rule adds to every answer for an allowed origin. */
export function crossOriginHeaders(headers: IncomingHttpHeaders, allowed: readonly string[]): Record<string, string> {
  const { origin } = headers;
  if (origin === undefined || !allowed.includes(origin)) return {};
  return { 'access-control-allow-origin': origin, 'access-control-expose-headers': 'ETag', vary: 'Origin' };
}

/** The answer to a browser's CORS preflight. */
export function preflight(headers: IncomingHttpHeaders, allowed: readonly string[]): S3Answer {
  const method = headers['access-control-request-method'] ?? '';
  const isAllowed = headers.origin !== undefined && allowed.includes(headers.origin) && METHODS.includes(method);
  if (!isAllowed) throw new S3Error(403, 'AccessForbidden', 'This CORS request is not allowed.');
  return {
    status: 200,
    headers: {
      'access-control-allow-methods': METHODS.join(', '),
      'access-control-allow-headers': headers['access-control-request-headers'] ?? '',
      'access-control-max-age': 3000,
    },
  };
}
