import { AppError } from '../../../shared/core/errors.ts';
import { sealValue } from '../../security/keys.ts';
import { isProven, proofRequired } from '../../security/proof-of-work.ts';
import { countClient, countsOfClient, type Doing } from '../../store/limits/client-counts.ts';
import type { World } from '../../world.ts';
import { levelOfClient, secondsLeftOfHour } from '../start/admit-start.ts';

type Completing = {
  id: string;
  /** The address of the client that completes it. */
  address: string;
  proof: string | undefined;
};

/**
 * Counts a completion against its address, or throws: above the ceiling it requires a proof of work, above twice the ceiling a wait for the
 * end of the hour. The phone keeps the request and retries.
 */
export async function admitCompletion(world: World, { id, address, proof }: Completing): Promise<void> {
  const client = sealValue(world.keys, 'address', address);
  const doing: Doing = { act: 'completions', client, now: world.now() };
  const level = levelOfClient(world, countsOfClient(world.table, doing));
  const tried = { purpose: 'completion', subject: id, address: client };
  const retryAfterSeconds = secondsLeftOfHour(doing.now);
  if (level === 2) throw new AppError('too_many_requests', { retryAfterSeconds });
  if (level === 1 && !isProven(world, tried, proof)) throw proofRequired(world, tried, retryAfterSeconds);
  await countClient(world.table, doing);
}
