import { replaceEqualDeep } from '@tanstack/react-query';

/** What is left of an hour for the pictures that are still to be fetched. */
const MINUTES_LEFT = 10;

/** The seconds since 1970 at which a token ends; 0 where it does not say. */
function endSeconds(token: string): number {
  const [, payload = ''] = token.split('.');
  try {
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    return Number((claims as { exp?: unknown }).exp) || 0;
  } catch {
    return 0;
  }
}

type WithToken = { fileToken: string };

function hasToken(data: unknown): data is WithToken {
  return typeof data === 'object' && data !== null && typeof (data as Partial<WithToken>).fileToken === 'string';
}

/**
 * The fresh answer, with the file token of the one before it for as long as that lasts: a new token is a new address
 * of every picture, and all of them would be fetched again.
 */
export function lastingFileToken(before: unknown, fresh: unknown, now = Date.now()): unknown {
  const isLasting = hasToken(before) && endSeconds(before.fileToken) - now / 1000 > MINUTES_LEFT * 60;
  const kept = isLasting && hasToken(fresh) ? { ...fresh, fileToken: before.fileToken } : fresh;
  return replaceEqualDeep(before, kept);
}
