import type { PendingStart, Rooms, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';

/** The localStorage keys of the previous release. A tab of that release may still be open and write them. */
const SESSIONS = 'startedUserForms';
const STARTS = 'pendingStarts';

function listIn(key: string): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}

function isSession(value: unknown): value is WorkerSession {
  const { userFormId, token, startedAt } = (value ?? {}) as Partial<WorkerSession>;
  return typeof userFormId === 'string' && typeof token === 'string' && typeof startedAt === 'string';
}

function isStart(value: unknown): value is PendingStart {
  const { pin, key } = (value ?? {}) as Partial<PendingStart>;
  return typeof pin === 'string' && typeof key === 'string';
}

/** Whether localStorage holds rows of the previous release. */
export function hasFormer(): boolean {
  return listIn(SESSIONS).length + listIn(STARTS).length > 0;
}

/** Copies missing rows from localStorage; the originals stay until they are forgotten or expire there. */
export async function takeOverFormer(rooms: Rooms): Promise<void> {
  for (const session of listIn(SESSIONS).filter(isSession)) {
    const { userFormId } = session;
    const known = (await rooms.get('sessions', userFormId)) ?? (await rooms.get('finished', userFormId));
    if (!known) await rooms.put('sessions', { ...session, keptFrom: serverTime() });
  }
  const answered = new Set((await rooms.all('sessions')).map(({ startKey }) => startKey));
  const pins = new Set((await rooms.all('starts')).map(({ pin }) => pin));
  for (const { key, pin } of listIn(STARTS).filter(isStart)) {
    if (!answered.has(key) && !pins.has(pin)) await rooms.put('starts', { key, pin, keptFrom: serverTime() });
  }
}

function keepOnly(key: string, isKept: (value: unknown) => boolean): void {
  const before = listIn(key);
  const after = before.filter(isKept);
  if (before.length === after.length) return;
  if (after.length === 0) localStorage.removeItem(key);
  else localStorage.setItem(key, JSON.stringify(after));
}

/** Removes a session from localStorage too. */
export function forgetFormerSession(userFormId: string): void {
  keepOnly(SESSIONS, (value) => isSession(value) && value.userFormId !== userFormId);
}

export function forgetFormerStart(startKey: string): void {
  keepOnly(STARTS, (value) => isStart(value) && value.key !== startKey);
}
