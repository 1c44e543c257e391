import { ROUNDS_ROOM } from '../../phone/own-rooms.ts';
import type { UnsentRound } from '../../phone/rows.ts';
import { serverTime } from '../../phone/server-clock.ts';

/** A round of the watch that the server has not confirmed. */
export type KeptRound = Omit<UnsentRound, 'permitId' | 'userId' | 'keptFrom'>;

/** Whose rounds of which permit: a user's in their login, else those of the permit's links. */
export type RoundsOf = { permitId: string; userId?: string };

/** The rounds that wait on this phone, in the order of their making. */
export async function keptRounds({ permitId, userId }: RoundsOf): Promise<KeptRound[]> {
  const rows = await ROUNDS_ROOM.all();
  const mine = rows.filter((row) => row.permitId === permitId && row.userId === userId);
  return mine.sort((one, other) => one.at.localeCompare(other.at));
}

/** Resolves once the round is on the disk. */
export function keepRound({ permitId, userId }: RoundsOf, round: KeptRound): Promise<void> {
  return ROUNDS_ROOM.put([{ ...round, permitId, ...(userId && { userId }), keptFrom: serverTime() }]);
}

export function dropRound(id: string): Promise<void> {
  return ROUNDS_ROOM.remove([id]);
}

/** An id like the server's, of 128 random bits. */
export function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
