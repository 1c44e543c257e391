import { createECDH, createHash, createHmac, createPrivateKey, type KeyObject, sign } from 'node:crypto';

export type Credentials = { accessKeyId: string; secretAccessKey: string; sessionToken?: string | undefined };

export type AwsRequest = { method: string; url: URL; headers: Record<string, string>; body: string };

/** Version 4 signs for one region; version 4A signs for a set of regions, `*` for all. */
export type Signing = { credentials: Credentials; service: string; region: string; version: '4' | '4A'; at: Date };

const hash = (text: string): string => createHash('sha256').update(text).digest('hex');
const hmac = (key: string | Buffer, text: string | Buffer): Buffer => createHmac('sha256', key).update(text).digest();

/** The signed headers of a request to AWS (IAM user guide, "Create a signed AWS API request"). */
export function signHeaders(request: AwsRequest, signing: Signing): Record<string, string> {
  const { credentials, service, region, version, at } = signing;
  const isElliptic = version === '4A';
  const timestamp = at.toISOString().replace(/[-:]|\.\d+/g, '');
  const day = timestamp.slice(0, 8);
  const headers = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': hash(request.body),
    'x-amz-date': timestamp,
    ...(isElliptic ? { 'x-amz-region-set': region } : {}),
    ...(credentials.sessionToken === undefined ? {} : { 'x-amz-security-token': credentials.sessionToken }),
  };
  const names = Object.keys(headers).toSorted();
  const scope = isElliptic ? `${day}/${service}/aws4_request` : `${day}/${region}/${service}/aws4_request`;
  const algorithm = isElliptic ? 'AWS4-ECDSA-P256-SHA256' : 'AWS4-HMAC-SHA256';
  const toSign = [algorithm, timestamp, scope, hash(canonicalRequest(request, headers, names))].join('\n');
  const signature = isElliptic
    ? sign('sha256', Buffer.from(toSign), ellipticKey(credentials)).toString('hex')
    : hmac(regionalKey(credentials, scope), toSign).toString('hex');
  const authorization = `${algorithm} Credential=${credentials.accessKeyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`;
  return { ...headers, authorization };
}

function canonicalRequest({ method, url, body }: AwsRequest, headers: Record<string, string>, names: string[]): string {
  // Every service but S3 encodes the path once more for the signature.
  const path = url.pathname.split('/').map(encodeURIComponent).join('/');
  const lines = names.map((name) => `${name}:${(headers[name] ?? '').trim()}`);
  return [method, path, url.search.slice(1), ...lines, '', names.join(';'), hash(body)].join('\n');
}

function regionalKey({ secretAccessKey }: Credentials, scope: string): Buffer {
  let key: string | Buffer = `AWS4${secretAccessKey}`;
  for (const part of scope.split('/')) key = hmac(key, part);
  return Buffer.from(key);
}

const CURVE_ORDER = BigInt('0xffffffff00000000ffffffffffffffffbce6faada7179e84f3b9cac2fc632551');

/** The P-256 key that version 4A derives from an access key: NIST SP 800-108 in counter mode, repeated until in range. */
export function ellipticKey({ accessKeyId, secretAccessKey }: Credentials): KeyObject {
  for (let counter = 1; counter < 255; counter += 1) {
    const label = `AWS4-ECDSA-P256-SHA256\0${accessKeyId}`;
    const input = Buffer.concat([Buffer.from([0, 0, 0, 1]), Buffer.from(label), Buffer.from([counter, 0, 0, 1, 0])]);
    const candidate = BigInt(`0x${hmac(`AWS4A${secretAccessKey}`, input).toString('hex')}`);
    if (candidate <= CURVE_ORDER - 2n) return privateKey(candidate + 1n);
  }
  throw new Error('no signing key can be derived from these credentials');
}

function privateKey(scalar: bigint): KeyObject {
  const bytes = Buffer.from(scalar.toString(16).padStart(64, '0'), 'hex');
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(bytes);
  const point = curve.getPublicKey();
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'));
  return createPrivateKey({
    format: 'jwk',
    key: { kty: 'EC', crv: 'P-256', d: bytes.toString('base64url'), x: x ?? '', y: y ?? '' },
  });
}
