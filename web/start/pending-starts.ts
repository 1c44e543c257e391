import { readStoredJson, writeStored } from '../app/browser-storage.ts';
import { newUuid } from '../app/uuid.ts';
import { workerSessions } from '../app/worker-sessions.ts';

const KEY = 'pendingStarts';
/** The API forgets an Idempotency-Key after this time (contract 3). */
const KEPT_MILLISECONDS = 24 * 3_600_000;

/** A start whose answer is not known: it may have made an induction. `at` in milliseconds since 1970. */
type PendingStart = { pin: string; key: string; at: number };

function isPendingStart(value: unknown): value is PendingStart {
  const { pin, key, at } = (value ?? {}) as Partial<PendingStart>;
  return typeof pin === 'string' && typeof key === 'string' && typeof at === 'number';
}

/** The starts that still wait for an answer. One whose induction is remembered has been answered. */
function pendingStarts(now: number): PendingStart[] {
  const stored = readStoredJson(KEY);
  const answered = new Set(workerSessions(now).map(({ startKey }) => startKey));
  return (Array.isArray(stored) ? stored.filter(isPendingStart) : []).filter(
    ({ key, at }) => now - at < KEPT_MILLISECONDS && at <= now && !answered.has(key),
  );
}

function write(starts: readonly PendingStart[]): void {
  writeStored(KEY, starts.length > 0 ? JSON.stringify(starts) : undefined);
}

/**
 * The Idempotency-Key to start with: that of the start with this PIN whose answer was lost, over reloads and killed
 * tabs, else a new one. It stays on the phone until `forgetPendingStart`.
 */
export function keyOfStart(pin: string, now = Date.now()): string {
  const pending = pendingStarts(now);
  const known = pending.find((start) => start.pin === pin);
  if (known) return known.key;
  const key = newUuid();
  write([...pending, { pin, key, at: now }]);
  return key;
}

/** Forgets a start whose answer is known. */
export function forgetPendingStart(key: string, now = Date.now()): void {
  write(pendingStarts(now).filter((start) => start.key !== key));
}
