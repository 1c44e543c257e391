import { createPublicKey, verify } from 'node:crypto';
import { expect, test } from 'vitest';
import { ellipticKey, type Signing, signHeaders } from '../../../infra/aws/parts/keys/aws-signature.ts';

// The published signing test suite of AWS (aws-c-auth, post-x-www-form-urlencoded).
const credentials = { accessKeyId: 'AKIDEXAMPLE', secretAccessKey: 'wJalrXUtnFEMI/K7MDENG+bPxRfiCYEXAMPLEKEY' };
const request = {
  method: 'POST',
  url: new URL('https://example.amazonaws.com/'),
  headers: { 'content-type': 'application/x-www-form-urlencoded', 'content-length': '13' },
  body: 'Param1=value1',
};
const signing: Signing = {
  credentials,
  service: 'service',
  region: 'us-east-1',
  version: '4',
  at: new Date('2015-08-30T12:36:00Z'),
};

const signatureOf = (headers: Record<string, string>) =>
  /Signature=([0-9a-f]+)$/.exec(headers['authorization'] ?? '')?.[1] ?? '';

test('a version 4 signature is the published one', () => {
  expect(signHeaders(request, signing)['authorization']).toBe(
    'AWS4-HMAC-SHA256 Credential=AKIDEXAMPLE/20150830/us-east-1/service/aws4_request, ' +
      'SignedHeaders=content-length;content-type;host;x-amz-content-sha256;x-amz-date, ' +
      'Signature=d3875051da38690788ef43de4db0d8f280229d82040bfac253562e56c3f20e0b',
  );
});

test('the elliptic key of version 4A is the published one', () => {
  const { x, y } = createPublicKey(ellipticKey(credentials)).export({ format: 'jwk' });
  expect([x, y].map((part) => Buffer.from(part ?? '', 'base64url').toString('hex'))).toEqual([
    'b6618f6a65740a99e650b33b6b4b5bd0d43b176d721a3edfea7e7d2d56d936b1',
    '865ed22a7eadc9c5cb9d2cbaca1b3699139fedc5043dc6661864218330c8e518',
  ]);
});

test('a version 4A signature is one of the published text to sign', () => {
  const headers = signHeaders(request, { ...signing, version: '4A' });
  const toSign = [
    'AWS4-ECDSA-P256-SHA256',
    '20150830T123600Z',
    '20150830/service/aws4_request',
    'ba7fa291aefad463b308fdc89b33d852aea9fbcfa151d820117bd8189066cb91',
  ].join('\n');
  const publicKey = createPublicKey(ellipticKey(credentials));
  const isRight = (signature: string) =>
    verify('sha256', Buffer.from(toSign), publicKey, Buffer.from(signature, 'hex'));
  expect(isRight(signatureOf(headers))).toBe(true);
  expect(
    isRight(
      '304402202dc0a1ca6ca9308bece143f48201f2500761a242ba6efc7857e1ba01a022e843' +
        '022053f570cb5adf521df2f6732b5077becd86bc2073b30e9d48c2057851902c1c0e',
    ),
  ).toBe(true);
  expect(isRight(signatureOf(signHeaders(request, { ...signing, version: '4A', region: '*' })))).toBe(false);
});

test.each(['4', '4A'] as const)('version %s binds method, path, query, body, session and time', (version) => {
  const variants = [
    { request, signing: { ...signing, version } },
    { request: { ...request, method: 'PUT' }, signing: { ...signing, version } },
    { request: { ...request, url: new URL('https://example.amazonaws.com/a%2Fb') }, signing: { ...signing, version } },
    { request: { ...request, url: new URL('https://example.amazonaws.com/?a=1') }, signing: { ...signing, version } },
    { request: { ...request, body: 'Param1=value2' }, signing: { ...signing, version } },
    { request, signing: { ...signing, version, at: new Date('2015-08-30T12:36:01Z') } },
    { request, signing: { ...signing, version, credentials: { ...credentials, sessionToken: 'session' } } },
  ];
  const signatures = variants.map((variant) => signatureOf(signHeaders(variant.request, variant.signing)));
  expect(new Set(signatures).size).toBe(variants.length);
});
