import { createHash, createHmac, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/** Signature version 4, from the S3 documentation ("Authenticating Requests"). */
export type Scope = { day: string; region: string };

export type SignedParts = {
  method: string;
  /** As sent, percent-encoded. */
  path: string;
  query: URLSearchParams;
  headers: IncomingHttpHeaders;
  signedHeaders: readonly string[];
  payloadHash: string;
};

const hmac = (key: string | Uint8Array, text: string): Buffer => createHmac('sha256', key).update(text).digest();

function signingKey(secret: string, { day, region }: Scope): Buffer {
  return hmac(hmac(hmac(hmac(`AWS4${secret}`, day), region), 's3'), 'aws4_request');
}

/** Percent-encodes everything but RFC 3986's unreserved characters, as the signature requires. */
function encodeStrictly(text: string): string {
  return encodeURIComponent(text).replace(/[!'()*]/g, (c) => `%${c.charCodeAt(0).toString(16).toUpperCase()}`);
}

function canonicalQuery(query: URLSearchParams): string {
  const pairs = [...query].filter(([name]) => name !== 'X-Amz-Signature');
  const lines = pairs.map(([name, value]) => ({ name: encodeStrictly(name), value: encodeStrictly(value) }));
  lines.sort((a, b) => compare(a.name, b.name) || compare(a.value, b.value));
  return lines.map(({ name, value }) => `${name}=${value}`).join('&');
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

function canonicalRequest({ method, path, query, headers, signedHeaders, payloadHash }: SignedParts): string {
  const segments = path.split('/').map((segment) => encodeStrictly(decodeURIComponent(segment)));
  const lines = signedHeaders.map(
    (name) =>
      `${name}:${String(headers[name] ?? '')
        .trim()
        .replace(/ +/g, ' ')}`,
  );
  return [method, segments.join('/'), canonicalQuery(query), ...lines, '', signedHeaders.join(';'), payloadHash].join(
    '\n',
  );
}

/** The hexadecimal signature of a request sent at `timestamp` (`20260102T030405Z`). */
export function requestSignature(secret: string, timestamp: string, scope: Scope, parts: SignedParts): string {
  const hash = createHash('sha256').update(canonicalRequest(parts)).digest('hex');
  const toSign = ['AWS4-HMAC-SHA256', timestamp, `${scope.day}/${scope.region}/s3/aws4_request`, hash].join('\n');
  return hmac(signingKey(secret, scope), toSign).toString('hex');
}

/** The hexadecimal signature of a browser POST's policy (its base64 text). */
export function policySignature(secret: string, scope: Scope, policy: string): string {
  return hmac(signingKey(secret, scope), policy).toString('hex');
}

export function isSameText(a: string, b: string): boolean {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
}
