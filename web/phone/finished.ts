import { forgetFormerSession } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { FinishedInduction, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';
import { sessionsWithPin } from './worker-sessions.ts';

/** What this phone has of a PIN: what is unfinished and what it has done, the latest first. */
export type OfPin = { unfinished: WorkerSession[]; finished: FinishedInduction[] };

function isBefore({ keptSince, startedAt }: WorkerSession, before: number): boolean {
  const since = Date.parse(keptSince ?? startedAt);
  // A clock that was turned back has what came before that in its future.
  return since < before || since > Date.now();
}

/** An induction of the PIN that came to this phone after `before` counts as none; milliseconds since 1970, by the phone's clock. */
export function ofPin(pin: string, before = Number.POSITIVE_INFINITY): Promise<OfPin> {
  return atOnce('readonly', async (rooms) => ({
    unfinished: (await sessionsWithPin(rooms, pin)).filter((session) => isBefore(session, before)),
    finished: (await rooms.all('finished'))
      .filter((row) => row.pin === pin)
      .sort((one, other) => Date.parse(other.signed) - Date.parse(one.signed)),
  }));
}

/**
 * The server has signed an induction of this phone: its keys go, and what its card shows stays where the phone knows the
 * PIN that asks for it.
 */
export async function finishSession(card: Omit<FinishedInduction, 'pin' | 'keptFrom'>): Promise<void> {
  const { userFormId } = card;
  await atOnce('readwrite', async (rooms) => {
    const known = await rooms.get('finished', userFormId);
    const pin = (await rooms.get('sessions', userFormId))?.pin ?? known?.pin;
    if (pin !== undefined) await rooms.put('finished', { keptFrom: serverTime(), ...known, ...card, pin });
    await rooms.remove('sessions', userFormId);
  });
  forgetFormerSession(userFormId);
}

/** Forgets what the card of a finished induction shows. */
export function forgetFinished(userFormId: string): Promise<void> {
  return atOnce('readwrite', (rooms) => rooms.remove('finished', userFormId));
}
