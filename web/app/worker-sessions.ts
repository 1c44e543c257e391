import { readStoredJson, writeStored } from './browser-storage.ts';

const KEY = 'startedUserForms';
/** Nothing about an unfinished induction stays on the phone longer than this. */
const KEPT_DAYS = 14;

/** An induction started on this phone: the keys to it and where it was left; no personal data. */
export type WorkerSession = {
  userFormId: string;
  token: string;
  resumeKey?: string;
  /** The site's name, for "continue where you were". */
  name: string;
  pageIndex: number;
  pageCount: number;
  /** ISO 8601 UTC. */
  startedAt: string;
  /** The PIN it was started with on this phone; none where it was opened by a code. */
  pin?: string;
  /** The Idempotency-Key of its start, by which a start whose answer was lost is told from one that arrived. */
  startKey?: string;
  /** Since when this phone keeps it: one that was started long ago may be opened here by a code. ISO 8601 UTC. */
  keptSince?: string;
  /** When it was last open on this phone. ISO 8601 UTC. */
  usedAt?: string;
};

function isWorkerSession(value: unknown): value is WorkerSession {
  const entry = value as Partial<WorkerSession> | null;
  return (
    typeof entry?.userFormId === 'string' && typeof entry.token === 'string' && typeof entry.startedAt === 'string'
  );
}

/** The unfinished inductions of this phone, the latest first. */
export function workerSessions(now = Date.now()): WorkerSession[] {
  const stored = readStoredJson(KEY);
  const oldest = now - KEPT_DAYS * 86_400_000;
  return Array.isArray(stored)
    ? stored.filter(isWorkerSession).filter(({ startedAt, keptSince = startedAt }) => Date.parse(keptSince) > oldest)
    : [];
}

export function workerSession(userFormId: string): WorkerSession | undefined {
  return workerSessions().find((entry) => entry.userFormId === userFormId);
}

/** The unfinished inductions that were started on this phone with a PIN, the latest first; `before` in milliseconds since 1970. */
export function unfinishedWithPin(pin: string, before = Number.POSITIVE_INFINITY): WorkerSession[] {
  return workerSessions().filter(
    (entry) => entry.pin === pin && Date.parse(entry.keptSince ?? entry.startedAt) < before,
  );
}

/** Remembers a started induction, or what changed of one that is remembered: what `entry` leaves out stays. */
export function rememberWorkerSession(entry: WorkerSession): void {
  const sessions = workerSessions();
  const known = sessions.find(({ userFormId }) => userFormId === entry.userFormId);
  const others = sessions.filter((each) => each !== known);
  const usedAt = new Date().toISOString();
  const { keptSince = usedAt } = known ?? {};
  writeStored(KEY, JSON.stringify([{ ...known, ...entry, keptSince, usedAt }, ...others]));
}

/** Forgets an induction: it is finished, claimed, or the worker asked for it. */
export function forgetWorkerSession(userFormId: string): void {
  const others = workerSessions().filter((entry) => entry.userFormId !== userFormId);
  writeStored(KEY, others.length > 0 ? JSON.stringify(others) : undefined);
}
