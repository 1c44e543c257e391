import type { Permit } from '../../../shared/permits/permit.ts';
import type { UnsentRound } from '../../phone/rows.ts';
import { byServerClock } from '../../phone/server-clock.ts';

type Watch = Permit['watches'][number];
type Round = Pick<Watch['rounds'][number], 'at' | 'word'> & Partial<Watch['rounds'][number]> & { isUnsent?: true };

type Shown = Pick<UnsentRound, 'id' | 'at' | 'word' | 'photo'>;

/** A watch as this phone knows it: also with the rounds that it has not sent. */
export type ShownWatch = Omit<Watch, 'rounds'> & { rounds: readonly Round[] };

/**
 * The watch with the rounds that wait on this phone, at the server's time of their making. One that the server has confirmed is its own, even
 * while the phone has yet to let go of it.
 */
export function withUnsent(watch: Watch, unsent: readonly Shown[]): ShownWatch {
  const confirmed = new Set(watch.rounds.map(({ id }) => id));
  const missing = unsent.filter(({ id }) => !confirmed.has(id));
  const waiting = missing.map(({ id, at, word, photo = null }) => ({
    id,
    at: byServerClock(at),
    word,
    photo,
    isUnsent: true as const,
  }));
  return { ...watch, rounds: [...watch.rounds, ...waiting] };
}
