import type { Context } from 'hono';
import type { AnyEndpoint } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';

/** The most bytes of a body, and the deepest nesting of its arrays and objects (rule 1.4). */
const MOST_BYTES = 16 * 1024;
const MOST_BYTES_OF_LARGE = 4 * 1024 * 1024;
const MOST_DEPTH = 12;

const JSON_TYPE = /^application\/json *(?:;|$)/i;

/** The JSON text of a request, empty where it has none. 413 where it is too long, 400 where it has another type or is nested too deep. */
export async function bodyOf(c: Context, { hasLargeBody }: AnyEndpoint): Promise<string> {
  const most = hasLargeBody ? MOST_BYTES_OF_LARGE : MOST_BYTES;
  if (Number(c.req.header('content-length') ?? 0) > most) throw new AppError('too_large');
  const raw = await c.req.text().catch(brokenOff);
  if (Buffer.byteLength(raw) > most) throw new AppError('too_large');
  if (raw.trim() === '') return '';
  if (!JSON_TYPE.test(c.req.header('content-type') ?? '')) {
    throw new AppError('bad_request', { message: 'Content-Type: application/json is missing' });
  }
  if (isTooDeep(raw)) throw new AppError('bad_request', { message: 'the JSON is nested too deep' });
  return raw;
}

/** The client broke the request off: no answer reaches it, and nothing is logged. */
function brokenOff(): never {
  throw new AppError('bad_request', { message: 'the body broke off' });
}

/** Scans the text only: a parser would build the nested value before any check. */
function isTooDeep(raw: string): boolean {
  let depth = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const sign = raw[at];
    if (sign === '"') at = endOfString(raw, at);
    else if (sign === '{' || sign === '[') depth += 1;
    else if (sign === '}' || sign === ']') depth -= 1;
    if (depth > MOST_DEPTH) return true;
  }
  return false;
}

/** The position of the end of the string that begins at `start`. */
function endOfString(raw: string, start: number): number {
  let end = raw.indexOf('"', start + 1);
  while (end !== -1 && isEscaped(raw, end)) end = raw.indexOf('"', end + 1);
  return end === -1 ? raw.length : end;
}

function isEscaped(raw: string, at: number): boolean {
  let first = at;
  while (raw[first - 1] === '\\') first -= 1;
  return (at - first) % 2 === 1;
}
