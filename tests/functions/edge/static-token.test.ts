import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { signJwt } from '../../../functions/security/tokens/token.ts';
import { type EdgeRequest, viewerRequest } from '../../../infra/local/site/edge-vm.ts';
import { EDGE_ENGINES, STATIC_TOKEN } from './edge-engines.ts';

const KVS = { k1: Buffer.alloc(32, 1).toString('base64url'), k2: Buffer.alloc(32, 2).toString('base64url') };
const FORM = 'Zk3vQ_x-8Lr0aYw1bNc2dA';
const FOLDER = `images/userForm/${FORM}/`;
const PHOTO = `/static/${FOLDER}0f3c9a.jpg`;
const seconds = () => Math.floor(Date.now() / 1000);

/** A token as the API makes it. */
function token(path: string, { kid = 'k2', audience = 'file', life = 3600, at = new Date() } = {}): Promise<string> {
  return signJwt({ now: () => at, ring: { current: kid, keys: KVS }, audience }, { p: path }, life);
}

/** A token as somebody else might make it. */
function forged(header: unknown, claims: unknown, key: string = KVS.k1, hash = 'sha256'): string {
  const parts = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${parts}.${createHmac(hash, Buffer.from(key, 'base64url')).update(parts).digest('base64url')}`;
}

const HEADER = { alg: 'HS256', kid: 'k1', typ: 'JWT' };
const CLAIMS = { aud: 'file', p: FOLDER, exp: seconds() + 600 };

const good = token(FOLDER);
const goodParts = async () => (await good).split('.') as [string, string, string];

const REFUSED: [string, string | Promise<string>, string?][] = [
  ['no token', ''],
  ['an empty token', 'token='],
  ['text that is no token', 'token=hello'],
  ['two tokens', good.then((value) => `token=${value}&token=${value}`)],
  ['an expired one', token(FOLDER, { at: new Date(Date.now() - 3_601_000) }).then((value) => `token=${value}`)],
  ['one without an end', `token=${forged(HEADER, { aud: 'file', p: FOLDER })}`],
  ['one that ends at a text', `token=${forged(HEADER, { ...CLAIMS, exp: '9999999999' })}`],
  ['one of another audience', token(FOLDER, { audience: 'api' }).then((value) => `token=${value}`)],
  ['one without claims', `token=${forged(HEADER, null)}`],
  ['one without a header', `token=${forged(null, CLAIMS)}`],
  ['one signed with another key', `token=${forged(HEADER, CLAIMS, Buffer.alloc(32, 9).toString('base64url'))}`],
  ['one signed with the text of the key', `token=${forged(HEADER, CLAIMS, Buffer.from(KVS.k1).toString('base64url'))}`],
  ['an unknown key id', `token=${forged({ ...HEADER, kid: 'k9' }, CLAIMS)}`],
  ['no key id', `token=${forged({ alg: 'HS256' }, CLAIMS)}`],
  ['a key id that is no text', `token=${forged({ ...HEADER, kid: ['k1'] }, CLAIMS)}`],
  ['a key id from the prototype', `token=${forged({ ...HEADER, kid: 'constructor' }, CLAIMS)}`],
  ['algorithm none', `token=${forged({ ...HEADER, alg: 'none' }, CLAIMS)}`],
  ['algorithm none and no signature', `token=${forged({ ...HEADER, alg: 'none' }, CLAIMS).replace(/\.[^.]+$/, '.')}`],
  ['another hash', `token=${forged({ ...HEADER, alg: 'HS512' }, CLAIMS, KVS.k1, 'sha512')}`],
  ['a public key algorithm', `token=${forged({ ...HEADER, alg: 'RS256' }, CLAIMS)}`],
  ['no signature', goodParts().then(([header, claims]) => `token=${header}.${claims}`)],
  [
    'changed claims',
    goodParts().then(
      ([header, , mac]) => `token=${header}.${Buffer.from(JSON.stringify(CLAIMS)).toString('base64url')}.${mac}`,
    ),
  ],
  [
    'a changed signature',
    goodParts().then(
      ([header, claims, mac]) => `token=${header}.${claims}.${mac.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))}`,
    ),
  ],
  ['a very long one', token(FOLDER).then((value) => `token=${'A'.repeat(2000)}${value}`)],
  ['one of another form', token('images/userForm/another_form_id_000000/').then((value) => `token=${value}`)],
  ['one of another kind', token(`images/permit/${FORM}/`).then((value) => `token=${value}`)],
  ['one of another file', token(`${FOLDER}other.jpg`).then((value) => `token=${value}`)],
  ['one whose path lacks its last slash', token(FOLDER.slice(0, -1)).then((value) => `token=${value}`)],
  ['one of half an id', token(FOLDER.slice(0, -5)).then((value) => `token=${value}`)],
  ['one of all images', token('images/').then((value) => `token=${value}`)],
  ['one of everything', token('').then((value) => `token=${value}`)],
  ['one of several paths', `token=${forged(HEADER, { ...CLAIMS, p: [FOLDER] })}`],
  ['one whose path climbs', token(`${FOLDER}../${FORM}/`).then((value) => `token=${value}`)],
];

describe.each(EDGE_ENGINES)('the file gate in $engine', ({ run }) => {
  const answer = (event: Parameters<typeof viewerRequest>[0]) => run(STATIC_TOKEN, viewerRequest(event), KVS);

  test.each(REFUSED)('refuses %s', async (_, query) => {
    expect(await answer({ uri: PHOTO, query: await query })).toMatchObject({
      statusCode: 403,
      headers: { 'cache-control': { value: 'no-store' } },
    });
  });

  test.each([
    ['a folder, for its pictures', FOLDER, PHOTO],
    ['a folder, for its documents', `documents/permit/${FORM}/`, `/static/documents/permit/${FORM}/plan.pdf`],
    ['one file', `${FOLDER}0f3c9a.jpg`, PHOTO],
  ])('accepts a token of %s', async (_, path, uri) => {
    for (const kid of ['k1', 'k2']) {
      for (const method of ['GET', 'HEAD']) {
        const request = (await answer({ uri, method, query: `token=${await token(path, { kid })}` })) as EdgeRequest;
        expect(request).toMatchObject({ uri, method, querystring: {}, cookies: {} });
      }
    }
  });

  test('finds the files of a stand-in in the folder that its token names to the edge alone, and refuses one whose cover is not ours', async () => {
    const PERMIT = 'Qm8-_rT0yUiOpAsDfGhJkL';
    const at = (o: string) => forged(HEADER, { ...CLAIMS, o });
    const cover = createHmac('sha256', Buffer.from(KVS.k1, 'base64url')).update(`place\n${FOLDER}`).digest();
    const covered = (text: string) =>
      Buffer.from(Buffer.from(text).map((byte, place) => byte ^ (cover[place] ?? 0))).toString('base64url');
    const opened = (o: string, uri = PHOTO) => answer({ uri, query: `token=${at(o)}` });
    expect(await opened(covered(PERMIT))).toMatchObject({ uri: PHOTO.replace(FORM, PERMIT), querystring: {} });
    for (const o of [covered('../x'), covered(`${PERMIT}/..`), covered(' '), PERMIT, 'A'.repeat(43)]) {
      expect(await opened(o)).toMatchObject({ statusCode: 403 });
    }
    expect(await opened(covered(PERMIT), PHOTO.replace(FORM, PERMIT))).toMatchObject({ statusCode: 403 });
  });

  test('keeps every query parameter from the cache and the object store', async () => {
    const query = `response-content-type=text/html&token=${await good}&x=1`;
    expect(((await answer({ uri: PHOTO, query })) as EdgeRequest).querystring).toEqual({});
  });

  test.each(['POST', 'PUT', 'DELETE', 'OPTIONS'])('refuses the method %s', async (method) => {
    expect(await answer({ uri: PHOTO, method, query: `token=${await good}` })).toMatchObject({ statusCode: 403 });
  });

  test.each([
    `/static/${FOLDER}`,
    `/static/${FOLDER}deeper/0f3c9a.jpg`,
    `/static/${FOLDER}../0f3c9a.jpg`,
    `/static/${FOLDER}..`,
    `/static/${FOLDER}%2e%2e%2fx.jpg`,
    `/static/./${FOLDER}0f3c9a.jpg`,
    `/static/pending/${FOLDER}0f3c9a.jpg`,
    `/Static/${FOLDER}0f3c9a.jpg`,
    `/static//${FOLDER}0f3c9a.jpg`,
    '/static/',
  ])('refuses the path %s', async (uri) => {
    expect(await answer({ uri, query: `token=${await good}` })).toMatchObject({ statusCode: 403 });
  });
});
