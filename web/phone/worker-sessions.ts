import { forgetFormerSession } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { Rooms, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';

function latestFirst(sessions: readonly WorkerSession[]): WorkerSession[] {
  const usedAt = (session: WorkerSession) => Date.parse(session.usedAt ?? session.startedAt);
  return [...sessions].sort((one, other) => usedAt(other) - usedAt(one));
}

async function openSessions(rooms: Rooms): Promise<WorkerSession[]> {
  return latestFirst((await rooms.all('sessions')).filter(({ isLeft }) => !isLeft));
}

/** This phone's unfinished inductions, the latest first. */
export function workerSessions(): Promise<WorkerSession[]> {
  return atOnce('readonly', openSessions);
}

/** The session of an induction, also of one that was left on a shared device. */
export function keptSession(userFormId: string): Promise<WorkerSession | undefined> {
  return atOnce('readonly', (rooms) => rooms.get('sessions', userFormId));
}

/** The session of an induction, for the phone's current holder. */
export async function workerSession(userFormId: string): Promise<WorkerSession | undefined> {
  const session = await keptSession(userFormId);
  return session?.isLeft ? undefined : session;
}

/** The unfinished inductions that this phone started with the PIN, the latest first. */
export async function sessionsWithPin(rooms: Rooms, pin: string): Promise<WorkerSession[]> {
  return (await openSessions(rooms)).filter((session) => session.pin === pin);
}

/** Upserts a begun induction: a stored row keeps the fields that `entry` omits. */
export async function putSession(rooms: Rooms, entry: WorkerSession): Promise<void> {
  const { userFormId } = entry;
  const known = await rooms.get('sessions', userFormId);
  // A returned induction is unfinished again.
  const finished = await rooms.get('finished', userFormId);
  const usedAt = new Date().toISOString();
  const { keptSince = usedAt, keptFrom = serverTime(), pin = finished?.pin } = known ?? {};
  await rooms.put('sessions', { ...known, ...(pin !== undefined && { pin }), ...entry, keptSince, keptFrom, usedAt });
  if (finished) await rooms.remove('finished', userFormId);
}

/** Upserts a session; a stored row keeps the fields that `entry` omits. */
export function rememberWorkerSession(entry: WorkerSession): Promise<void> {
  return atOnce('readwrite', (rooms) => putSession(rooms, entry));
}

/** Records where the worker left an induction; an unknown induction is stored if the tab has its token. */
export function keepPlace(place: Omit<WorkerSession, 'token'>, tokenOfTab: string | undefined): Promise<void> {
  return atOnce('readwrite', async (rooms) => {
    const token = (await rooms.get('sessions', place.userFormId))?.token ?? tokenOfTab;
    if (token !== undefined) await putSession(rooms, { ...place, token });
  });
}

/** Replaces the token of a stored induction. */
export function renewSession(userFormId: string, token: string): Promise<void> {
  return atOnce('readwrite', async (rooms) => {
    const known = await rooms.get('sessions', userFormId);
    if (known) await rooms.put('sessions', { ...known, token });
  });
}

/** Removes an induction that was claimed, or that the worker asked to remove. */
export async function forgetWorkerSession(userFormId: string): Promise<void> {
  await atOnce('readwrite', (rooms) => rooms.remove('sessions', userFormId));
  forgetFormerSession(userFormId);
}
