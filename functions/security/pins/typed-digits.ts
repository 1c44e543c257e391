import { isAppError } from '../../../shared/core/errors.ts';
import { giveBackGuess, takeGuess, waitError } from '../../store/limits/guesses.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../../store/limits/limits.ts';
import type { Key } from '../../store/items.ts';
import type { World } from '../../world.ts';
import { sealValue } from '../keys.ts';
import { tellMiss, type Missed } from '../security-log.ts';

/** A thing that typed digits open: the limit an address, and the item of its guesses from everywhere. */
export type Door = { limit: Limit; id: string; guesses: Key; what: Missed };

/** Counts a try from an address; 429 after too many wrong ones. Answers how to give it back. */
export async function takeTypedTry(
  { table, keys, now }: World,
  { limit, id }: Door,
  address: string,
): Promise<() => Promise<void>> {
  const subject = `${id}.${sealValue(keys, 'address', address)}`;
  await takeAttempt(table, limit, subject, now());
  return () => giveBackAttempt(table, limit, subject);
}

type Typed<T> = {
  address: string;
  /** What the typed digits open; undefined where they are wrong. */
  compare: () => T | undefined;
  /** Throttles typed digits for an hour; `isFirst` in a day. */
  beginWait: (isFirst: boolean) => Promise<void>;
};

/**
 * Counts typed digits against the address and the thing before the comparison, and gives right ones back. Where typed digits are throttled,
 * they are not compared, and the address gets its try back too: 429.
 */
export async function takeTyped<T>(world: World, door: Door, { address, compare, beginWait }: Typed<T>) {
  const giveBackTry = await takeTypedTry(world, door, address);
  const { isTaken, isLast, isFirstWait } = await takeGuess(world.table, door.guesses, world.now()).catch(
    async (error: unknown) => {
      if (isAppError(error)) await giveBackTry();
      throw error;
    },
  );
  const opened = isTaken ? compare() : undefined;
  if (opened) {
    await giveBackTry();
    await giveBackGuess(world.table, door.guesses);
    return opened;
  }
  tellMiss(world, door.what);
  if (isLast) await beginWait(isFirstWait);
  if (isTaken) return undefined;
  await giveBackTry();
  throw waitError();
}
