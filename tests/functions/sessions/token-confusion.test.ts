import { createHmac, generateKeyPairSync, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inductionFormApi } from '../../../shared/induction-forms/induction-form-api.ts';
import { userFormApi } from '../../../shared/user-forms/user-form-api.ts';
import type { TestApp } from '../../fixtures/test-app.ts';
import { RICH_PIN, start, startSeededApp, type Started } from '../../fixtures/walk.ts';

let app: TestApp;
let own: Started;
let other: Started;
let staff: string;
beforeAll(async () => {
  app = await startSeededApp();
  own = await start(app, RICH_PIN);
  other = await start(app, RICH_PIN);
  staff = await app.login('manager@example.com');
});
afterAll(() => app.stop());

type Claims = Record<string, unknown>;

const encoded = (part: unknown) => Buffer.from(JSON.stringify(part)).toString('base64url');
const decoded = (token: string, at: number): Claims =>
  JSON.parse(Buffer.from(token.split('.')[at] ?? '', 'base64url').toString());

/** A token of these parts, signed with a key of the installation. */
function signedWith(secret: string | Buffer, header: Claims, claims: Claims): string {
  const content = `${encoded(header)}.${encoded(claims)}`;
  return `${content}.${createHmac('sha256', secret).update(content).digest('base64url')}`;
}

const keyOf = (ring: { keys: Record<string, string> }) => Buffer.from(ring.keys['k1'] ?? '', 'base64url');
const HEADER = { alg: 'HS256', typ: 'JWT', kid: 'k1' };
const now = () => Math.floor(app.world.now().getTime() / 1000);

/** Every forged token by what is wrong with it; all name a real user, form or key. */
function forgeries(): [what: string, token: string][] {
  const claims = decoded(staff, 1);
  const [head = '', body = '', signature = ''] = staff.split('.');
  const token = keyOf(app.world.keys.token);
  const mine = (header: Claims, changed: Claims = {}) => signedWith(token, header, { ...claims, ...changed });
  const foreign = (secret: string | Buffer, header: Claims = HEADER) => signedWith(secret, header, claims);
  const none = ['none', 'None', 'NONE', 'nOnE', ''].map((alg): [string, string] => [
    `the algorithm "${alg}"`,
    `${encoded({ ...HEADER, alg })}.${body}.`,
  ]);
  const algorithms = ['HS384', 'HS512', 'RS256', 'ES256', 'PS256', 'EdDSA', 'dir', 'hs256'].map(
    (alg): [string, string] => [`the algorithm ${alg} under a right HMAC`, mine({ ...HEADER, alg })],
  );
  const keyIds = ['../../../dev/null', 'k2', '', '__proto__', 'constructor', 'toString', 'k1 '].map(
    (kid): [string, string] => [`the key id "${kid}"`, mine({ ...HEADER, kid })],
  );
  const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const jwk = publicKey.export({ format: 'jwk' });
  const ownKey = `${encoded({ ...HEADER, alg: 'ES256', jwk })}.${body}`;
  const carried = sign('sha256', Buffer.from(ownKey), { key: privateKey, dsaEncoding: 'ieee-p1363' });
  const flipped = [0, 10, signature.length - 2].map((at): [string, string] => [
    `a signature with another letter at ${at}`,
    `${head}.${body}.${signature.slice(0, at)}${signature[at] === 'A' ? 'B' : 'A'}${signature.slice(at + 1)}`,
  ]);
  return [
    ...none,
    ...algorithms,
    ...keyIds,
    ...flipped,
    ['no key id', mine({ alg: 'HS256', typ: 'JWT' })],
    ['a key of its own in the header', `${ownKey}.${carried.toString('base64url')}`],
    ['an address of a key', foreign('x', { ...HEADER, jku: 'https://evil.example/keys', kid: 'evil' })],
    ['a certificate of its own', foreign('x', { ...HEADER, x5c: ['AAAA'] })],
    ['a header that must be understood', mine({ ...HEADER, crit: ['evil'], evil: true })],
    ['the key of file tokens', foreign(keyOf(app.world.keys.file))],
    ['the pepper', foreign(app.world.keys.pepper)],
    ['the key as text', foreign(app.world.keys.token.keys['k1'] ?? '')],
    ['an empty key', foreign('')],
    ['another audience', mine(HEADER, { aud: 'static' })],
    ['no audience', mine(HEADER, { aud: undefined })],
    ['another kind', mine(HEADER, { kind: 'root' })],
    ['no kind', mine(HEADER, { kind: undefined })],
    ['no subject', mine(HEADER, { sub: undefined })],
    ['no end', mine(HEADER, { exp: undefined })],
    ['an end that was', mine(HEADER, { exp: now() - 1 })],
    ['an end that is no number', mine(HEADER, { exp: '9999999999' })],
    ['a beginning that is to come', mine(HEADER, { nbf: now() + 3600 })],
    ['a session that there is not', mine(HEADER, { session: 'A'.repeat(22) })],
    ['a session as a list', mine(HEADER, { session: [claims['session']] })],
    ['no session', mine(HEADER, { session: undefined })],
    ['a user who does not exist', mine(HEADER, { sub: 'A'.repeat(22) })],
    ['a user who is an induction', mine(HEADER, { sub: own.id })],
    ['five parts', `${staff}.a.b`],
    ['two parts', `${head}.${body}`],
    ['a body of another', `${head}.${own.token.split('.')[1]}.${signature}`],
    ['no letters', '...'],
  ];
}

test('no forged token lets anybody in, whatever is wrong with it', async () => {
  const all = forgeries();
  expect(all.length).toBeGreaterThanOrEqual(40);
  const accepted = [];
  for (const [what, token] of all) {
    const got = await app.call(inductionFormApi.find, {}, { token });
    if (got.status !== 401) accepted.push(`${what}: ${got.status}`);
  }
  process.stdout.write(`tokens: ${all.length} forgeries, ${accepted.length} accepted\n`);
  expect(accepted).toEqual([]);
  expect((await app.call(inductionFormApi.find, {}, { token: staff })).status).toBe(200);
});

test('a right token is good for nothing that it was not made for', async () => {
  const worker = { token: own.token };
  expect((await app.call(userFormApi.get, { params: { id: own.id } }, worker)).status).toBe(200);
  expect(await app.call(userFormApi.get, { params: { id: other.id } }, worker)).toMatchObject({ status: 403 });
  expect(await app.call(inductionFormApi.find, {}, worker)).toMatchObject({ status: 403 });
  const asStaff = signedWith(keyOf(app.world.keys.token), HEADER, { ...decoded(own.token, 1), kind: 'staff' });
  expect(await app.call(inductionFormApi.find, {}, { token: asStaff })).toMatchObject({ status: 401 });
  expect(await app.call(userFormApi.get, { params: { id: own.id } }, { token: own.body.fileToken })).toMatchObject({
    status: 401,
  });
});
