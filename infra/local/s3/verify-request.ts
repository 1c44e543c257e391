import type { IncomingHttpHeaders } from 'node:http';
import { S3Error, accessDenied } from './s3-error.ts';
import type { Scope } from './signature.ts';
import { isSameText, requestSignature } from './signature.ts';

export type Credentials = { accessKeyId: string; secretAccessKey: string };

export type SentRequest = { method: string; path: string; query: URLSearchParams; headers: IncomingHttpHeaders };

type Claim = {
  credential: string;
  signedHeaders: string[];
  signature: string;
  timestamp: string;
  payloadHash: string;
  /** Present only in a presigned address. */
  lifeSeconds?: number;
};

const MOST_LIFE_SECONDS = 7 * 24 * 3600;
const MOST_SKEW_MILLISECONDS = 15 * 60_000;

/**
 * Verifies the sender of a request, from its Authorization header or presigned address, and that the signed parts are unchanged. Returns
 * the signed description of the body: a SHA-256 in hexadecimal, or S3's word for an unsigned or streamed one.
 */
export function verifyRequest(credentials: Credentials, request: SentRequest, now: Date): string {
  const claim = claimOf(request);
  const scope = verifiedScope(credentials, claim.credential, claim.timestamp);
  verifyTime(claim, now);
  verifySignedHeaders(request.headers, claim.signedHeaders);
  const { signedHeaders, payloadHash } = claim;
  const expected = requestSignature(credentials.secretAccessKey, claim.timestamp, scope, {
    ...request,
    signedHeaders,
    payloadHash,
  });
  if (!isSameText(expected, claim.signature)) throw new S3Error(403, 'SignatureDoesNotMatch');
  return payloadHash;
}

function claimOf(request: SentRequest): Claim {
  if (request.query.has('X-Amz-Signature')) return claimOfQuery(request.query);
  const { authorization } = request.headers;
  if (authorization === undefined) throw accessDenied();
  return claimOfHeaders(authorization, request.headers);
}

function claimOfQuery(query: URLSearchParams): Claim {
  const value = (name: string): string => {
    const found = query.get(`X-Amz-${name}`);
    if (found === null) throw new S3Error(400, 'AuthorizationQueryParametersError', `X-Amz-${name} is missing`);
    return found;
  };
  const lifeSeconds = Number(value('Expires'));
  if (value('Algorithm') !== 'AWS4-HMAC-SHA256' || !(lifeSeconds >= 1 && lifeSeconds <= MOST_LIFE_SECONDS)) {
    throw new S3Error(400, 'AuthorizationQueryParametersError');
  }
  return {
    credential: value('Credential'),
    signedHeaders: value('SignedHeaders').split(';'),
    signature: value('Signature'),
    timestamp: value('Date'),
    payloadHash: 'UNSIGNED-PAYLOAD',
    lifeSeconds,
  };
}

function claimOfHeaders(authorization: string, headers: IncomingHttpHeaders): Claim {
  const form = /^AWS4-HMAC-SHA256 Credential=([^,]+), ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/;
  const [, credential, signedHeaders, signature] = form.exec(authorization) ?? [];
  const timestamp = headers['x-amz-date'];
  const payloadHash = headers['x-amz-content-sha256'];
  if (credential === undefined || signedHeaders === undefined || signature === undefined) {
    throw new S3Error(400, 'AuthorizationHeaderMalformed');
  }
  if (typeof timestamp !== 'string' || typeof payloadHash !== 'string') throw new S3Error(400, 'InvalidRequest');
  return { credential, signedHeaders: signedHeaders.split(';'), signature, timestamp, payloadHash };
}

/** The day and region of our own credential; used for requests and POST policies. */
export function verifiedScope(credentials: Credentials, credential: string, timestamp: string): Scope {
  const [accessKeyId, day, region, service, ending, ...rest] = credential.split('/');
  if (accessKeyId !== credentials.accessKeyId) throw new S3Error(403, 'InvalidAccessKeyId');
  const isWhole = day !== undefined && region && service === 's3' && ending === 'aws4_request' && rest.length === 0;
  if (!isWhole || !timestamp.startsWith(`${day}T`)) throw new S3Error(400, 'AuthorizationHeaderMalformed');
  return { day, region };
}

function verifyTime({ timestamp, lifeSeconds }: Claim, now: Date): void {
  const iso = timestamp.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const age = now.getTime() - Date.parse(iso);
  const oldest = lifeSeconds === undefined ? MOST_SKEW_MILLISECONDS : lifeSeconds * 1000;
  if (age <= oldest && age >= -MOST_SKEW_MILLISECONDS) return;
  throw lifeSeconds === undefined ? new S3Error(403, 'RequestTimeTooSkewed') : accessDenied('Request has expired');
}

function verifySignedHeaders(headers: IncomingHttpHeaders, signedHeaders: readonly string[]): void {
  const unsigned = Object.keys(headers).filter((name) => name.startsWith('x-amz-') && !signedHeaders.includes(name));
  if (!signedHeaders.includes('host')) throw accessDenied('The host header is not signed');
  if (unsigned.length > 0)
    throw accessDenied(`There were headers present which were not signed: ${unsigned.join(', ')}`);
}
