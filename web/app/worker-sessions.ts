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
    ? stored.filter(isWorkerSession).filter(({ startedAt }) => Date.parse(startedAt) > oldest)
    : [];
}

export function workerSession(userFormId: string): WorkerSession | undefined {
  return workerSessions().find((entry) => entry.userFormId === userFormId);
}

/** Remembers a started induction, or what changed of one that is remembered. */
export function rememberWorkerSession(entry: WorkerSession): void {
  const others = workerSessions().filter(({ userFormId }) => userFormId !== entry.userFormId);
  writeStored(KEY, JSON.stringify([entry, ...others]));
}

/** Forgets an induction: it is finished, claimed, or the worker asked for it. */
export function forgetWorkerSession(userFormId: string): void {
  const others = workerSessions().filter((entry) => entry.userFormId !== userFormId);
  writeStored(KEY, others.length > 0 ? JSON.stringify(others) : undefined);
}
