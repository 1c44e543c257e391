import { ERROR_STATUS, isAppError, type ErrorCode, type Issue } from '../../../shared/core/errors.ts';

/** Why sending stopped: the rest waits for a network, for a login, or for the server. */
export type PresenceStop =
  | { kind: 'network' }
  | { kind: 'login' }
  | { kind: 'failed'; retryAfterSeconds?: number | undefined };

/** What becomes of what was not taken: it goes again later, or waits for somebody to decide. */
type Fate = { stop: PresenceStop } | { parking: { code: ErrorCode; issues: readonly Issue[] } };

const MAY_PASS: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'unavailable']);
const LEAST_SERVER_ERROR = 500;

export function fateOf(error: unknown): Fate {
  if (!isAppError(error)) return { stop: { kind: 'network' } };
  const { code, detail } = error;
  if (code === 'unauthorized') return { stop: { kind: 'login' } };
  if (MAY_PASS.has(code) || ERROR_STATUS[code] >= LEAST_SERVER_ERROR)
    return { stop: { kind: 'failed', retryAfterSeconds: detail.retryAfterSeconds } };
  return { parking: { code, issues: detail.issues ?? [] } };
}
