import { createHash } from 'node:crypto';
import { DeleteObjectsCommand, GetObjectCommand, PutObjectCommand } from '@aws-sdk/client-s3';
import { describe, expect, test } from 'vitest';
import { requestSignature } from '../../../../infra/local/s3/signature.ts';
import type { SentRequest } from '../../../../infra/local/s3/verify-request.ts';
import { verifyRequest } from '../../../../infra/local/s3/verify-request.ts';
import { BUCKET, CREDENTIALS, REGION, startedStore } from './started-store.ts';

const at = (Key: string) => ({ Bucket: BUCKET, Key });

describe('the examples of the S3 documentation', () => {
  const credentials = {
    accessKeyId: 'AKIAIOSFODNN7EXAMPLE',
    secretAccessKey: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
  };
  const credential = 'AKIAIOSFODNN7EXAMPLE/20130524/us-east-1/s3/aws4_request';
  const emptyHash = createHash('sha256').update('').digest('hex');
  const then = new Date('2013-05-24T00:00:00Z');

  const signed = (
    request: { method?: string; path?: string; query?: string; headers?: Record<string, string> },
    names: string,
    signature: string,
  ): SentRequest => {
    const authorization = `AWS4-HMAC-SHA256 Credential=${credential},SignedHeaders=${names},Signature=${signature}`;
    const always = {
      host: 'examplebucket.s3.amazonaws.com',
      'x-amz-content-sha256': emptyHash,
      'x-amz-date': '20130524T000000Z',
    };
    return {
      method: request.method ?? 'GET',
      path: request.path ?? '/',
      query: new URLSearchParams(request.query),
      headers: { ...always, ...request.headers, authorization },
    };
  };

  test.each([
    [
      'get an object',
      { path: '/test.txt', headers: { range: 'bytes=0-9' } },
      'host;range;x-amz-content-sha256;x-amz-date',
      'f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41',
    ],
    [
      'put an object',
      {
        method: 'PUT',
        path: '/test$file.text',
        headers: {
          date: 'Fri, 24 May 2013 00:00:00 GMT',
          'x-amz-storage-class': 'REDUCED_REDUNDANCY',
          'x-amz-content-sha256': '44ce7dd67c959e0d3524ffac1771dfbba87d2b6b4b4e99e42034a8b803f8b072',
        },
      },
      'date;host;x-amz-content-sha256;x-amz-date;x-amz-storage-class',
      '98ad721746da40c64f1a55b78f14c238d841ea1380cd77a1b5971af0ece108bd',
    ],
    [
      'get a lifecycle',
      { query: 'lifecycle' },
      'host;x-amz-content-sha256;x-amz-date',
      'fea454ca298b7da1c68078a5d1bdbfbbe0d65c699e0f91ac7a200a0136783543',
    ],
    [
      'list objects',
      { query: 'max-keys=2&prefix=J' },
      'host;x-amz-content-sha256;x-amz-date',
      '34b48302e7b5fa45bde8084f4b7868a86f0a534bc59db6670ed5711ef69dc6f7',
    ],
  ])('%s is accepted', (_, request, names, signature) => {
    const sent = signed(request, names, signature);
    expect(verifyRequest(credentials, sent, then)).toBe(sent.headers['x-amz-content-sha256']);
  });

  const presigned = (): SentRequest => ({
    method: 'GET',
    path: '/test.txt',
    headers: { host: 'examplebucket.s3.amazonaws.com' },
    query: new URLSearchParams({
      'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
      'X-Amz-Credential': credential,
      'X-Amz-Date': '20130524T000000Z',
      'X-Amz-Expires': '86400',
      'X-Amz-SignedHeaders': 'host',
      'X-Amz-Signature': 'aeeed9bbccd4d02ee5c0109b86d86835f995330da4c265957d157751f604d404',
    }),
  });

  test('a presigned address is accepted until it expires', () => {
    expect(verifyRequest(credentials, presigned(), new Date('2013-05-24T23:59:59Z'))).toBe('UNSIGNED-PAYLOAD');
    expect(() => verifyRequest(credentials, presigned(), new Date('2013-05-25T00:00:01Z'))).toThrow(
      'Request has expired',
    );
  });

  test.each<[string, (sent: SentRequest) => void]>([
    ['method', (sent) => void (sent.method = 'PUT')],
    ['key', (sent) => void (sent.path = '/other.txt')],
    ['life', (sent) => sent.query.set('X-Amz-Expires', '86401')],
    ['time', (sent) => sent.query.set('X-Amz-Date', '20130524T000001Z')],
    ['region', (sent) => sent.query.set('X-Amz-Credential', credential.replace('us-east-1', 'eu-north-1'))],
    ['host', (sent) => void (sent.headers.host = 'other.s3.amazonaws.com')],
    ['query', (sent) => sent.query.set('response-content-type', 'text/html')],
    ['signature', (sent) => sent.query.set('X-Amz-Signature', 'f'.repeat(64))],
  ])('a presigned address with another %s is refused', (_, tamper) => {
    const sent = presigned();
    tamper(sent);
    expect(() => verifyRequest(credentials, sent, then)).toThrow('SignatureDoesNotMatch');
  });

  test.each<[string, (sent: SentRequest) => void, string]>([
    [
      'a longer life than a week',
      (sent) => sent.query.set('X-Amz-Expires', '604801'),
      'AuthorizationQueryParametersError',
    ],
    ['no life', (sent) => sent.query.delete('X-Amz-Expires'), 'X-Amz-Expires is missing'],
    ['an unsigned host', (sent) => sent.query.set('X-Amz-SignedHeaders', 'range'), 'The host header is not signed'],
    ['an unsigned x-amz header', (sent) => void (sent.headers['x-amz-meta-a'] = '1'), 'x-amz-meta-a'],
    [
      'a key id of nobody',
      (sent) => sent.query.set('X-Amz-Credential', 'AKIA/20130524/us-east-1/s3/aws4_request'),
      'InvalidAccessKeyId',
    ],
    [
      'another service',
      (sent) => sent.query.set('X-Amz-Credential', credential.replace('/s3/', '/ses/')),
      'AuthorizationHeaderMalformed',
    ],
  ])('a presigned address with %s is refused', (_, change, message) => {
    const sent = presigned();
    change(sent);
    expect(() => verifyRequest(credentials, sent, then)).toThrow(message);
  });
});

test('nobody without a signature reads, lists, writes or deletes', async () => {
  const { client, endpoint } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('a'), Body: 'secret' }));
  const calls = [
    fetch(`${endpoint}/${BUCKET}/a`),
    fetch(`${endpoint}/${BUCKET}?list-type=2`),
    fetch(`${endpoint}/${BUCKET}/a`, { method: 'PUT', body: 'mine' }),
    fetch(`${endpoint}/${BUCKET}/a`, { method: 'DELETE' }),
  ];
  for (const answer of await Promise.all(calls)) {
    expect(answer.status).toBe(403);
    expect(await answer.text()).toContain('<Code>AccessDenied</Code>');
  }
  const { Body } = await client.send(new GetObjectCommand(at('a')));
  expect(await Body?.transformToString()).toBe('secret');
});

test('a wrong secret and an unknown key id are refused', async () => {
  const { clientWith } = await startedStore();
  const wrongSecret = clientWith({ credentials: { ...CREDENTIALS, secretAccessKey: 'guess' } });
  const wrongId = clientWith({ credentials: { ...CREDENTIALS, accessKeyId: 'someone' } });
  const put = { ...at('a'), Body: 'x' };
  await expect(wrongSecret.send(new PutObjectCommand(put))).rejects.toMatchObject({ name: 'SignatureDoesNotMatch' });
  await expect(wrongId.send(new PutObjectCommand(put))).rejects.toMatchObject({ name: 'InvalidAccessKeyId' });
});

test('a request signed more than a quarter of an hour ago is refused', async () => {
  const { client } = await startedStore({ now: () => new Date(Date.now() + 16 * 60_000) });
  const get = client.send(new GetObjectCommand(at('a')));
  await expect(get).rejects.toMatchObject({ name: 'RequestTimeTooSkewed' });
});

/** A presigned address made with the product's own signing, which the documentation's examples above prove. */
function presignedUrl(endpoint: string, method: string, headers: Record<string, string>): string {
  const url = new URL(`${endpoint}/${BUCKET}/a.png`);
  const timestamp = new Date().toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = { day: timestamp.slice(0, 8), region: REGION };
  const signedHeaders = ['host', ...Object.keys(headers)].sort();
  url.search = new URLSearchParams({
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${CREDENTIALS.accessKeyId}/${scope.day}/${scope.region}/s3/aws4_request`,
    'X-Amz-Date': timestamp,
    'X-Amz-Expires': '60',
    'X-Amz-SignedHeaders': signedHeaders.join(';'),
  }).toString();
  const signature = requestSignature(CREDENTIALS.secretAccessKey, timestamp, scope, {
    method,
    path: url.pathname,
    query: url.searchParams,
    headers: { host: url.host, ...headers },
    signedHeaders,
    payloadHash: 'UNSIGNED-PAYLOAD',
  });
  url.searchParams.set('X-Amz-Signature', signature);
  return url.href;
}

test('a presigned PUT takes the type and the length that it names, and no others', async () => {
  const { endpoint } = await startedStore();
  const url = presignedUrl(endpoint, 'PUT', { 'content-type': 'image/png', 'content-length': '4' });
  const put = (body: string, type: string): Promise<Response> =>
    fetch(url, { method: 'PUT', body, headers: { 'content-type': type } });
  expect((await put('abcd', 'text/html')).status).toBe(403);
  expect((await put('abcde', 'image/png')).status).toBe(403);
  expect((await put('abcd', 'image/png')).status).toBe(200);
  const read = await fetch(presignedUrl(endpoint, 'GET', {}));
  expect([read.headers.get('content-type'), await read.text()]).toEqual(['image/png', 'abcd']);
});

test.each([
  ['x-amz-checksum-crc32', { ChecksumCRC32: 'AAAAAA==' }],
  ['x-amz-checksum-sha256', { ChecksumSHA256: Buffer.alloc(32).toString('base64') }],
  ['x-amz-checksum-sha1', { ChecksumSHA1: Buffer.alloc(20).toString('base64') }],
  ['content-md5', { ContentMD5: Buffer.alloc(16).toString('base64') }],
])('a body that does not match its %s is refused and not stored', async (_, checksum) => {
  const { client } = await startedStore();
  const put = client.send(new PutObjectCommand({ ...at('a'), Body: 'bytes', ...checksum }));
  await expect(put).rejects.toMatchObject({ name: 'BadDigest' });
  await expect(client.send(new GetObjectCommand(at('a')))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a body changed on the way is refused', async () => {
  const { client, clientWith } = await startedStore();
  const changing = clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  changing.middlewareStack.add(
    (next) => (args) => next({ ...args, request: { ...(args.request as object), body: Buffer.from('BYTES') } }),
    { step: 'deserialize', priority: 'low' },
  );
  const put = changing.send(new PutObjectCommand({ ...at('a'), Body: 'bytes' }));
  await expect(put).rejects.toMatchObject({ name: 'XAmzContentSHA256Mismatch' });
  await expect(client.send(new GetObjectCommand(at('a')))).rejects.toMatchObject({ name: 'NoSuchKey' });
});

test('a batch of deletions without a checksum deletes nothing', async () => {
  const { client, clientWith } = await startedStore();
  await client.send(new PutObjectCommand({ ...at('a'), Body: 'x' }));
  const bare = clientWith({ requestChecksumCalculation: 'WHEN_REQUIRED' });
  bare.middlewareStack.add(
    (next) => (args) => {
      const request = args.request as { headers: Record<string, string> };
      for (const name of Object.keys(request.headers)) {
        if (/checksum|content-md5/i.test(name)) delete request.headers[name];
      }
      return next(args);
    },
    { step: 'build', priority: 'low' },
  );
  const remove = bare.send(new DeleteObjectsCommand({ Bucket: BUCKET, Delete: { Objects: [{ Key: 'a' }] } }));
  await expect(remove).rejects.toMatchObject({ name: 'InvalidRequest' });
  await expect(client.send(new GetObjectCommand(at('a')))).resolves.toBeDefined();
});
