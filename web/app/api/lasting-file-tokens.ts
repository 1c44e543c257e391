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

const NAMES = ['fileToken', 'documentToken', 'formImageToken', 'formDocumentToken', 'planToken'] as const;
type Name = (typeof NAMES)[number];

/** `plan` is the name of the one picture that `planToken` opens; every other token opens a folder. */
type Tokens = Partial<Record<Name | 'plan', unknown>>;

const isObject = (value: unknown): value is Tokens => typeof value === 'object' && value !== null;

/**
 * The fresh answer with the previous file tokens while they are valid: a new token changes every file's URL, so that all files would load
 * again.
 */
export function lastingFileTokens(before: unknown, fresh: unknown, now = Date.now()): unknown {
  if (!isObject(before) || !isObject(fresh)) return fresh;
  const lastsLong = (token: unknown) => typeof token === 'string' && endSeconds(token) - now / 1000 > MINUTES_LEFT * 60;
  const opensSame = (name: Name) => name !== 'planToken' || before.plan === fresh.plan;
  const lasting = NAMES.filter((name) => name in fresh && opensSame(name) && lastsLong(before[name]));
  const kept = Object.fromEntries(lasting.map((name) => [name, before[name]]));
  return replaceEqualDeep<unknown>(before, { ...fresh, ...kept });
}

type Answered = { state: { data: unknown; dataUpdatedAt: number } };

/**
 * Milliseconds from an answer until it is fetched anew, so that the first of its file tokens is renewed before it ends; false where it
 * has none. Never less than `MINUTES_LEFT`: a clock that is wrong asks no more often.
 */
export function untilTokensEnd({ state: { data, dataUpdatedAt } }: Answered): number | false {
  if (!isObject(data)) return false;
  const ends = NAMES.flatMap((name) => (typeof data[name] === 'string' ? [endSeconds(data[name])] : []));
  if (ends.length === 0) return false;
  const minutes = Math.min(...ends) / 60 - dataUpdatedAt / 60_000;
  return Math.max(minutes - MINUTES_LEFT, MINUTES_LEFT) * 60_000;
}
