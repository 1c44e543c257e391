// CloudFront Function (JavaScript runtime 2.0), viewer request of /static/*: serves a file only with a valid
// `?token=`, an HS256 JWT { aud: 'file', p, exp }; `p` names a folder (it ends with '/') or one file under /static/.
// With `o` the files lie in the folder of another id, which `o` encrypts (functions/security/tokens/file-token.ts).
import crypto from 'crypto';
import cf from 'cloudfront';

const keys = cf.kvs();
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]{43})$/;
const FILE = /^\/static\/(((images|documents)\/[A-Za-z]+\/)[\w-]+\/)([\w-][\w.-]*)$/;
const ID = /^[\w-]+$/;
const LONGEST_TOKEN = 1024;

function decoded(part) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

async function macOf(kid, text) {
  const key = Buffer.from(await keys.get(kid), 'base64url');
  return crypto.createHmac('sha256', key).update(text).digest('base64url');
}

/** Compares texts of one length in constant time. */
function isSame(a, b) {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

async function uncovered(claims, kid) {
  const cover = Buffer.from(await macOf(kid, 'place\n' + claims.p), 'base64url');
  const id = Buffer.from(claims.o, 'base64url').map((byte, i) => byte ^ cover[i]);
  return Buffer.from(id).toString();
}

/** The path of the file; throws where the token has a wrong signature, has expired or does not cover the file. */
async function placeOf(uri, token) {
  const file = FILE.exec(uri);
  const parts = TOKEN.exec(token);
  const header = decoded(parts[1]);
  if (header.alg !== 'HS256' || typeof header.kid !== 'string') throw new Error('header');
  if (!isSame(await macOf(header.kid, parts[1] + '.' + parts[2]), parts[3])) throw new Error('signature');
  const claims = decoded(parts[2]);
  const isOver = typeof claims.exp !== 'number' || claims.exp * 1000 <= Date.now();
  const isFile = claims.p === file[1] || (!claims.o && '/static/' + claims.p === uri);
  if (claims.aud !== 'file' || isOver || !isFile) throw new Error('claims');
  if (!claims.o) return uri;
  const id = await uncovered(claims, header.kid);
  if (!ID.test(id)) throw new Error('place');
  return '/static/' + file[2] + id + '/' + file[4];
}

async function handler(event) {
  const request = event.request;
  try {
    const token = request.querystring.token;
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || token.multiValue || token.value.length > LONGEST_TOKEN) throw new Error('request');
    request.uri = await placeOf(request.uri, token.value);
  } catch (error) {
    return { statusCode: 403, statusDescription: 'Forbidden', headers: { 'cache-control': { value: 'no-store' } } };
  }
  // The cache key and the origin must not see the token, and S3 obeys query parameters.
  request.querystring = {};
  request.cookies = {};
  return request;
}
