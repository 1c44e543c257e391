import type { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { loadStored, type Find } from './load-owned.ts';
import { untilWritten } from './until-written.ts';

type Change<T, R> = {
  find: Find<T>;
  /** The entity as the caller loaded it, for the first try. */
  before: T;
  change: (current: T) => Promise<R>;
  /** Throws where a refused write should not be retried. */
  onRefusal?: (refusal: ConditionFailed) => unknown;
};

/** Changes or removes an entity as it is now, with a retry where it was saved meanwhile. 404 where it no longer exists. */
export async function changeStored<T extends { _id: string }, R>(
  world: World,
  { find, before, change, onRefusal }: Change<T, R>,
): Promise<R> {
  const attempt = async (tries: number) => change(tries === 1 ? before : await loadStored(world, find, before._id));
  return untilWritten(attempt, { ...(onRefusal && { onRefusal }) });
}
