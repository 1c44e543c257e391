import { isAppError, mayPass } from '../../shared/core/errors.ts';
import type { Refusal } from '../phone/rows.ts';

/** Why sending stopped: the rest waits for a network, for a login, or for the server. */
export type NotedStop =
  | { kind: 'network' }
  | { kind: 'login' }
  | { kind: 'failed'; retryAfterSeconds?: number | undefined };

/** What becomes of what was not taken: it goes again later, or its rows change; parked ones wait for somebody to decide. */
export type Fate<Change> = { stop: NotedStop } | { change: Change };

export function fateOf(error: unknown): Fate<{ parking: Refusal }> {
  if (!isAppError(error)) return { stop: { kind: 'network' } };
  const { code, detail } = error;
  if (code === 'unauthorized') return { stop: { kind: 'login' } };
  if (mayPass(error)) return { stop: { kind: 'failed', retryAfterSeconds: detail.retryAfterSeconds } };
  return { change: { parking: { code, issues: detail.issues ?? [] } } };
}
