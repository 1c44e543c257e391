import { forgetFormerSession } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { Rooms, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';

function latestFirst(sessions: readonly WorkerSession[]): WorkerSession[] {
  const usedAt = (session: WorkerSession) => Date.parse(session.usedAt ?? session.startedAt);
  return [...sessions].sort((one, other) => usedAt(other) - usedAt(one));
}

/** The unfinished inductions of this phone, the latest first. */
export function workerSessions(): Promise<WorkerSession[]> {
  return atOnce('readonly', async (rooms) => latestFirst(await rooms.all('sessions')));
}

export function workerSession(userFormId: string): Promise<WorkerSession | undefined> {
  return atOnce('readonly', (rooms) => rooms.get('sessions', userFormId));
}

/** The unfinished inductions among the rows that were started on this phone with a PIN, the latest first. */
export async function sessionsWithPin(rooms: Rooms, pin: string): Promise<WorkerSession[]> {
  return latestFirst(await rooms.all('sessions')).filter((session) => session.pin === pin);
}

/** Puts a begun induction among the rows: what `entry` leaves out of one that is there stays. */
export async function putSession(rooms: Rooms, entry: WorkerSession): Promise<void> {
  const { userFormId } = entry;
  const known = await rooms.get('sessions', userFormId);
  // One that was given back is unfinished again.
  const finished = await rooms.get('finished', userFormId);
  const usedAt = new Date().toISOString();
  const { keptSince = usedAt, keptFrom = serverTime(), pin = finished?.pin } = known ?? {};
  await rooms.put('sessions', { ...known, ...(pin !== undefined && { pin }), ...entry, keptSince, keptFrom, usedAt });
  if (finished) await rooms.remove('finished', userFormId);
}

/** Remembers a started induction, or what changed of one that is remembered: what `entry` leaves out stays. */
export function rememberWorkerSession(entry: WorkerSession): Promise<void> {
  return atOnce('readwrite', (rooms) => putSession(rooms, entry));
}

/** Remembers where an induction was left; one that the phone does not know is remembered where the tab has a token of it. */
export function keepPlace(place: Omit<WorkerSession, 'token'>, tokenOfTab: string | undefined): Promise<void> {
  return atOnce('readwrite', async (rooms) => {
    const token = (await rooms.get('sessions', place.userFormId))?.token ?? tokenOfTab;
    if (token !== undefined) await putSession(rooms, { ...place, token });
  });
}

/** Keeps another token of an induction that is remembered. */
export function renewSession(userFormId: string, token: string): Promise<void> {
  return atOnce('readwrite', async (rooms) => {
    const known = await rooms.get('sessions', userFormId);
    if (known) await rooms.put('sessions', { ...known, token });
  });
}

/** Forgets an induction: it is claimed, or the worker asked for it. */
export async function forgetWorkerSession(userFormId: string): Promise<void> {
  await atOnce('readwrite', (rooms) => rooms.remove('sessions', userFormId));
  forgetFormerSession(userFormId);
}
