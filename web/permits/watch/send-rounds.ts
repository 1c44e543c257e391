import type { Permit } from '../../../shared/permits/permit.ts';
import { dropRound, keptRounds, type KeptRound } from './kept-rounds.ts';
import type { RoundSource } from './round-source.ts';

type Sending = {
  /** The round that was made just now: the server's clock is good for it. */
  freshId?: string | undefined;
  /** Called with what waits, before each is sent and at the end. */
  onWaiting: (rounds: readonly KeptRound[]) => void;
  onSent: (permit: Permit) => void;
};

/** Sends the rounds that wait, in the order of their making; rejects with the error of the first that did not go, which stays. */
export async function sendRounds(source: RoundSource, { freshId, onWaiting, onSent }: Sending): Promise<void> {
  const look = async () => {
    const rounds = await keptRounds(source);
    onWaiting(rounds);
    return rounds;
  };
  for (let [row] = await look(); row; [row] = await look()) {
    const permit = await source.send(row, row.id === freshId);
    await dropRound(row.id);
    onSent(permit);
  }
}
