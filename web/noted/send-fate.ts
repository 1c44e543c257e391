import { ERROR_STATUS, isAppError, type ErrorCode } from '../../shared/core/errors.ts';
import type { Refusal } from '../phone/rows.ts';

/** Why sending stopped: the rest waits for a network, for a login, or for the server. */
export type NotedStop =
  | { kind: 'network' }
  | { kind: 'login' }
  | { kind: 'failed'; retryAfterSeconds?: number | undefined };

/** What becomes of what was not taken: it goes again later, or its rows change; parked ones wait for somebody to decide. */
export type Fate<Change> = { stop: NotedStop } | { change: Change };

const MAY_PASS: ReadonlySet<ErrorCode> = new Set(['too_many_requests', 'unavailable']);
const LEAST_SERVER_ERROR = 500;

export function fateOf(error: unknown): Fate<{ parking: Refusal }> {
  if (!isAppError(error)) return { stop: { kind: 'network' } };
  const { code, detail } = error;
  if (code === 'unauthorized') return { stop: { kind: 'login' } };
  if (MAY_PASS.has(code) || ERROR_STATUS[code] >= LEAST_SERVER_ERROR)
    return { stop: { kind: 'failed', retryAfterSeconds: detail.retryAfterSeconds } };
  return { change: { parking: { code, issues: detail.issues ?? [] } } };
}
