import { forgetFormerSession } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { FinishedInduction, WorkerSession } from './rows.ts';
import { serverTime } from './server-clock.ts';
import { sessionsWithPin } from './worker-sessions.ts';

/** This phone's unfinished and finished inductions of a PIN, the latest first. */
export type OfPin = { unfinished: WorkerSession[]; finished: FinishedInduction[] };

function isBefore({ keptSince, startedAt }: WorkerSession, before: number): boolean {
  const since = Date.parse(keptSince ?? startedAt);
  // After the phone's clock was turned back, older rows have future times.
  return since < before || since > Date.now();
}

/** Ignores inductions of the PIN that came to this phone after `before`; milliseconds since 1970, by the phone's clock. */
export function ofPin(pin: string, before = Number.POSITIVE_INFINITY): Promise<OfPin> {
  return atOnce('readonly', async (rooms) => ({
    unfinished: (await sessionsWithPin(rooms, pin)).filter((session) => isBefore(session, before)),
    finished: (await rooms.all('finished'))
      .filter((row) => row.pin === pin)
      .sort((one, other) => Date.parse(other.signed) - Date.parse(one.signed)),
  }));
}

/** Records that the server has signed an induction: removes its keys, and keeps its card where the phone knows the PIN or the pass that shows it. */
export async function finishSession(card: Omit<FinishedInduction, 'pin' | 'keptFrom'>): Promise<void> {
  const { userFormId } = card;
  await atOnce('readwrite', async (rooms) => {
    const known = await rooms.get('finished', userFormId);
    const pin = (await rooms.get('sessions', userFormId))?.pin ?? known?.pin ?? (card.passId && '');
    if (pin !== undefined) await rooms.put('finished', { keptFrom: serverTime(), ...known, ...card, pin });
    await rooms.remove('sessions', userFormId);
  });
  forgetFormerSession(userFormId);
}

/** Removes a finished induction's card. */
export function forgetFinished(userFormId: string): Promise<void> {
  return atOnce('readwrite', (rooms) => rooms.remove('finished', userFormId));
}
