import { replaceEqualDeep } from '@tanstack/react-query';

/** The minimum remaining lifetime, for pictures that still have to load. */
const MINUTES_LEFT = 10;

/** When a token expires, in seconds since 1970; 0 where it does not say. */
function endSeconds(token: string): number {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Number((claims as { exp?: unknown }).exp) || 0;
  } catch {
    return 0;
  }
}

const NAMES = ['fileToken', 'documentToken', 'formImageToken', 'formDocumentToken'] as const;

type Tokens = Partial<Record<(typeof NAMES)[number], unknown>>;

const isObject = (value: unknown): value is Tokens => typeof value === 'object' && value !== null;

/**
 * The fresh answer with the previous file tokens while they are valid: a new token changes every file's URL, so that all files would load
 * again.
 */
export function lastingFileTokens(before: unknown, fresh: unknown, now = Date.now()): unknown {
  if (!isObject(before) || !isObject(fresh)) return fresh;
  const lastsLong = (token: unknown) => typeof token === 'string' && endSeconds(token) - now / 1000 > MINUTES_LEFT * 60;
  const lasting = NAMES.filter((name) => name in fresh && lastsLong(before[name]));
  const kept = Object.fromEntries(lasting.map((name) => [name, before[name]]));
  return replaceEqualDeep<unknown>(before, { ...fresh, ...kept });
}
