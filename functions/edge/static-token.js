// CloudFront Function (JavaScript runtime 2.0), viewer request of /static/*: lets a file through only with a valid
// `?token=`, an HS256 JWT { aud: 'file', p, exp } whose `p` names a folder (it ends with '/') or one file under /static/.
import crypto from 'crypto';
import cf from 'cloudfront';

const keys = cf.kvs();
const TOKEN = /^([\w-]+)\.([\w-]+)\.([\w-]{43})$/;
const FILE = /^\/static\/((images|documents)\/[A-Za-z]+\/[\w-]+\/)[\w-][\w.-]*$/;
const LONGEST_TOKEN = 1024;

function decoded(part) {
  return JSON.parse(Buffer.from(part, 'base64url').toString());
}

/** Takes the same time wherever two texts of one length differ. */
function isSame(a, b) {
  let difference = a.length ^ b.length;
  for (let i = 0; i < b.length; i++) difference |= a.charCodeAt(i) ^ b.charCodeAt(i);
  return difference === 0;
}

/** The claims of a token that one of our keys has signed and that has not expired; throws otherwise. */
async function verified(token) {
  const parts = TOKEN.exec(token);
  const header = decoded(parts[1]);
  if (header.alg !== 'HS256' || typeof header.kid !== 'string') throw new Error('header');
  const key = await keys.get(header.kid);
  const mac = crypto
    .createHmac('sha256', Buffer.from(key, 'base64url'))
    .update(parts[1] + '.' + parts[2])
    .digest('base64url');
  if (!isSame(mac, parts[3])) throw new Error('signature');
  const claims = decoded(parts[2]);
  if (claims.aud !== 'file' || typeof claims.exp !== 'number' || claims.exp * 1000 <= Date.now())
    throw new Error('claims');
  return claims;
}

async function isAllowed(request) {
  const token = request.querystring.token;
  const file = FILE.exec(request.uri);
  if (!file || !token || token.multiValue || token.value.length > LONGEST_TOKEN) return false;
  if (request.method !== 'GET' && request.method !== 'HEAD') return false;
  try {
    const claims = await verified(token.value);
    return claims.p === file[1] || '/static/' + claims.p === request.uri;
  } catch (error) {
    return false;
  }
}

async function handler(event) {
  const request = event.request;
  if (!(await isAllowed(request))) {
    return { statusCode: 403, statusDescription: 'Forbidden', headers: { 'cache-control': { value: 'no-store' } } };
  }
  // Neither the cache key nor the origin may see the token, and S3 takes orders from query parameters.
  request.querystring = {};
  request.cookies = {};
  return request;
}
