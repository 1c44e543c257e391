import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import type { MiddlewareHandler } from 'hono';

const SMALLEST_BYTES = 1024;
/** A higher quality saves a tenth more and takes several times as long. */
const PARAMS = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } };
const compress = promisify(brotliCompress);

/** Compresses larger answers with brotli for clients that accept it: a whole induction shrinks to a third, for a phone's network. */
export const compressAnswer: MiddlewareHandler = async (c, next) => {
  await next();
  // Looking at the body makes a stream of it.
  if (!acceptsBrotli(c.req.header('accept-encoding'))) return;
  if (c.res.body === null || c.res.headers.has('content-encoding')) return;
  const plain = Buffer.from(await c.res.arrayBuffer());
  const isLarge = plain.length >= SMALLEST_BYTES;
  const { status } = c.res;
  const headers = new Headers(c.res.headers);
  headers.append('Vary', 'Accept-Encoding');
  headers.delete('content-length');
  if (isLarge) headers.set('Content-Encoding', 'br');
  c.res = new Response(isLarge ? await compress(plain, PARAMS) : plain, { status, headers });
};

function acceptsBrotli(accepted = ''): boolean {
  return accepted.split(',').some((one) => /^\s*br\s*(;\s*q=(0?\.0*[1-9]\d*|1(\.0*)?)\s*)?$/.test(one));
}
