import { forgetFormerStart } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { Rooms, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';
import { putSession, sessionsWithPin } from './worker-sessions.ts';

/** The API forgets an Idempotency-Key after this time (rule 1.3). */
const KEPT_MILLISECONDS = 24 * 3_600_000;

/** The id of an induction that another tab started, or the Idempotency-Key for a new start. */
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
 * Begins a start with this PIN. Joins another tab's induction that is not in `begun`; otherwise reuses the key of a start that lost its
 * answer, also after a reload or a killed browser; otherwise makes a new key. Resolves when the key is on the disk; the key stays until
 * `endStart`.
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

/** Ends a start with a known answer, in one transaction with its new session. */
export async function endStart(key: string, session?: WorkerSession): Promise<void> {
  await atOnce('readwrite', async (rooms) => {
    if (session) await putSession(rooms, session);
    await rooms.remove('starts', key);
  });
  forgetFormerStart(key);
}
