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

const TOKENS = ['fileToken', 'formImageToken', 'formDocumentToken'] as const;

type WithTokens = Partial<Record<(typeof TOKENS)[number], unknown>>;

/** The file tokens of an answer that last. */
function lastingTokens(data: unknown, now: number): WithTokens {
  const answer: WithTokens = typeof data === 'object' && data !== null ? data : {};
  const lasting = TOKENS.map((name) => [name, answer[name]] as const).filter(
    ([, token]) => typeof token === 'string' && endSeconds(token) - now / 1000 > MINUTES_LEFT * 60,
  );
  return Object.fromEntries(lasting);
}

/**
 * The fresh answer, with the file tokens of the one before it for as long as they last: a new token is a new address
 * of every file, and all of them would be fetched again.
 */
export function lastingFileToken(before: unknown, fresh: unknown, now = Date.now()): unknown {
  if (typeof fresh !== 'object' || fresh === null) return replaceEqualDeep(before, fresh);
  const kept = Object.entries(lastingTokens(before, now)).filter(([name]) => name in fresh);
  return replaceEqualDeep(before, kept.length === 0 ? fresh : { ...fresh, ...Object.fromEntries(kept) });
}
