import * as z from 'zod/mini';
import { AppError } from '../../shared/core/errors.ts';
import { InductionPin } from '../../shared/core/fields.ts';
import { pinClaimOf, pinKey, type PinClaim } from '../store/induction-form-pins.ts';
import type { Item } from '../store/items.ts';
import { limitKey, takeAttempt, waitSeconds, type Limit } from '../store/limits.ts';
import type { Table } from '../store/table.ts';
import type { World } from '../world.ts';
import { sealed } from './keys.ts';
import { isProven, proofRequired } from './proof-of-work.ts';

const MISSES_OF_ADDRESS: Limit = { name: 'wrongPin', most: 20, backEverySeconds: 20 };
/** 300 a minute. */
const MISSES_OF_ALL: Limit = { name: 'wrongPinOfAll', most: 300, backEverySeconds: 0.2 };
const ALL = 'all';

/** A start reads them with its PIN only when this process has not done so for a while, and when it has counted one itself. */
const TRUSTED_MILLISECONDS = 15_000;
const missesOfAll = new WeakMap<Table, { item: Item | undefined; until: number }>();

type Try = { pin: string; address: string; proof: string | undefined };

/**
 * The living form behind a PIN. Wrong, archived and malformed look the same, and count against the address and against all
 * (contract 8); where either has had enough, every try needs a proof of work, and one with a proof does not count.
 */
export async function claimOfPin(world: World, { pin, address, proof }: Try): Promise<PinClaim> {
  const network = sealed(world.keys, 'address', address);
  const shaped = z.safeParse(InductionPin, pin.trim()).data ?? 'malformed';
  const tried = { purpose: 'inductionPin', subject: shaped, address: network };
  const isFree = isProven(world, tried, proof);
  const { claim, seconds } = await look(world, shaped, network);
  if (!isFree && seconds > 0) throw proofRequired(world, tried, seconds);
  if (claim) return claim;
  const toWait = isFree ? 0 : await countMiss(world, network);
  throw toWait > 0 ? proofRequired(world, tried, toWait) : new AppError('formPinCode404');
}

/** The form behind a PIN, and the seconds for which a try without a proof is to wait. */
async function look(
  world: World,
  pin: string,
  network: string,
): Promise<{ claim?: PinClaim | undefined; seconds: number }> {
  const now = world.now();
  const kept = missesOfAll.get(world.table);
  const known = kept && kept.until > now.getTime() ? kept : undefined;
  const keys = [pinKey(pin), limitKey(MISSES_OF_ADDRESS, network), ...(known ? [] : [limitKey(MISSES_OF_ALL, ALL)])];
  const [claimItem, ofAddress, read] = await world.table.getMany(keys);
  const ofAll = known ? known.item : read;
  if (!known) missesOfAll.set(world.table, { item: ofAll, until: now.getTime() + TRUSTED_MILLISECONDS });
  const seconds = Math.max(waitSeconds(MISSES_OF_ADDRESS, ofAddress, now), waitSeconds(MISSES_OF_ALL, ofAll, now));
  return { claim: pinClaimOf(claimItem), seconds };
}

/** Counts a wrong PIN; answers the seconds to wait where others that were under way have used the misses up. */
async function countMiss(world: World, network: string): Promise<number> {
  const waits = await Promise.all([waitAfter(world, MISSES_OF_ADDRESS, network), waitAfter(world, MISSES_OF_ALL, ALL)]);
  missesOfAll.delete(world.table);
  return Math.max(...waits);
}

async function waitAfter(world: World, limit: Limit, subject: string): Promise<number> {
  try {
    await takeAttempt(world.table, limit, subject, world.now());
    return 0;
  } catch (error) {
    if (error instanceof AppError && error.code === 'too_many_requests') return error.detail.retryAfterSeconds ?? 1;
    throw error;
  }
}
