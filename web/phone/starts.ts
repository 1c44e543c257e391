import { forgetFormerStart } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { Rooms, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';
import { putSession, sessionsWithPin } from './worker-sessions.ts';

/** The API forgets an Idempotency-Key after this time (contract 3). */
const KEPT_MILLISECONDS = 24 * 3_600_000;

/** An induction that has begun meanwhile, or the Idempotency-Key to begin with. */
export type Beginning = { joined: string } | { key: string };

async function forgetOldStarts(rooms: Rooms): Promise<void> {
  const now = serverTime();
  if (now === undefined) return;
  for (const start of await rooms.all('starts')) {
    if (start.keptFrom === undefined) await rooms.put('starts', { ...start, keptFrom: now });
    else if (now - start.keptFrom >= KEPT_MILLISECONDS) await rooms.remove('starts', start.key);
  }
}

type Asked = { pin: string; begun: readonly string[]; newKey: () => string };

/**
 * Begins a start with this PIN: joins an induction that another tab has begun, one that is none of the `begun`; else
 * gives the key of the start whose answer was lost, over reloads and killed browsers, else a new one. It is on the disk
 * when the promise is kept, and stays until `endStart`.
 */
export function beginStart({ pin, begun, newKey }: Asked): Promise<Beginning> {
  return atOnce('readwrite', async (rooms) => {
    const joined = (await sessionsWithPin(rooms, pin)).find(({ userFormId }) => !begun.includes(userFormId));
    if (joined) return { joined: joined.userFormId };
    await forgetOldStarts(rooms);
    const known = (await rooms.all('starts')).find((start) => start.pin === pin);
    if (known) return { key: known.key };
    const key = newKey();
    await rooms.put('starts', { key, pin, keptFrom: serverTime() });
    return { key };
  });
}

/** Ends a start whose answer is known, in one step with what it has begun. */
export async function endStart(key: string, session?: WorkerSession): Promise<void> {
  await atOnce('readwrite', async (rooms) => {
    if (session) await putSession(rooms, session);
    await rooms.remove('starts', key);
  });
  forgetFormerStart(key);
}
