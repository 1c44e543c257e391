import * as z from 'zod/mini';
import { AppError, isAppError } from '../../../shared/core/errors.ts';
import { InductionPin } from '../../../shared/core/fields.ts';
import { pinClaimOf, type PinClaim } from '../../store/entities/induction-forms/induction-form-pins.ts';
import { limitKey, pinKey } from '../../store/keys.ts';
import { CLIENT, clientKey } from '../../store/limits/client-counts.ts';
import type { Item } from '../../store/items.ts';
import type { Once } from '../../store/once.ts';
import { takeAttempt, waitSeconds, type Limit } from '../../store/limits/limits.ts';
import type { Table } from '../../store/table.ts';
import type { World } from '../../world.ts';
import { sealValue } from '../keys.ts';
import { countSecurity, tellMiss, type SecurityEvent } from '../security-log.ts';
import { wideNetwork } from '../sessions/client.ts';
import { isProven, proofRequired, type Tried } from '../proof-of-work.ts';

const MISSES_OF_ADDRESS: Limit = { name: CLIENT, attribute: 'wrongPins', most: 20, backEverySeconds: 20 };
/** 300 a minute. */
const MISSES_OF_ALL: Limit = { name: 'wrongPinOfAll', most: 300, backEverySeconds: 0.2 };
const ALL = 'all';

/** How long a process trusts the misses it has read: a start reads them again when they are older, or after a miss of its own. */
const TRUSTED_MILLISECONDS = 15_000;
const missesOfAll = new WeakMap<Table, { item: Item | undefined; until: number }>();

type Try = {
  pin: string;
  address: string;
  proof: string | undefined;
  /** The idempotency key of the start for which the PIN is typed. */
  once?: Once | undefined;
};

/** A right PIN, and what was read about its client. */
export type FoundPin = {
  claim: PinClaim;
  /** The hashed address, and its item. */
  client: string;
  clientItem: Item | undefined;
  tried: Tried;
  isProven: boolean;
};

/** The living form behind a PIN. */
export async function claimOfPin(world: World, typed: Try): Promise<PinClaim> {
  return (await findPin(world, typed)).claim;
}

/**
 * The living form behind a PIN. A wrong, an archived and a malformed PIN get the same answer and count against the address and against all
 * (rule 7.1). Where either is used up, every try needs a proof of work, and a try with a proof does not count.
 */
export async function findPin(world: World, { pin, address, proof, once }: Try): Promise<FoundPin> {
  const client = sealValue(world.keys, 'address', address);
  const shaped = z.safeParse(InductionPin, pin.trim()).data ?? 'malformed';
  const tried = { ...(once ? startOf(shaped, once) : lookOf(shaped)), address: client };
  const isFree = isProven(world, tried, proof);
  const { claim, clientItem, seconds } = await look(world, shaped, client);
  if (!isFree && seconds > 0) throw proofRequired(world, tried, seconds);
  if (claim) return { claim, client, clientItem, tried, isProven: isFree };
  tellMiss(world, 'inductionPin');
  const { toWait, isLast } = isFree ? NO_MISS : await countMiss(world, client);
  if (isLast) await countSecurity(world, guessedFrom(address), 'inductionPin');
  throw toWait > 0 ? proofRequired(world, tried, toWait) : new AppError('formPinCode404');
}

/** The misses that an address, or all, may have are used up. */
const guessedFrom = (address: string): SecurityEvent => ({
  kind: 'pinsGuessed',
  company: null,
  network: wideNetwork(address),
  about: 'inductionPin',
});

const lookOf = (pin: string) => ({ purpose: 'inductionPin', subject: pin });
const startOf = (pin: string, { id }: Once) => ({ purpose: 'start', subject: `${pin}\n${id}` });

/** The form behind a PIN, the item of the address, and the seconds that a try without a proof must wait. */
async function look(
  world: World,
  pin: string,
  client: string,
): Promise<{ claim?: PinClaim | undefined; clientItem: Item | undefined; seconds: number }> {
  const now = world.now();
  const kept = missesOfAll.get(world.table);
  const known = kept && kept.until > now.getTime() ? kept : undefined;
  const keys = [pinKey(pin), clientKey(client), ...(known ? [] : [limitKey(MISSES_OF_ALL.name, ALL)])];
  const [claimItem, clientItem, read] = await world.table.getMany(keys);
  const ofAll = known ? known.item : read;
  if (!known) missesOfAll.set(world.table, { item: ofAll, until: now.getTime() + TRUSTED_MILLISECONDS });
  const seconds = Math.max(waitSeconds(MISSES_OF_ADDRESS, clientItem, now), waitSeconds(MISSES_OF_ALL, ofAll, now));
  return { claim: pinClaimOf(claimItem), clientItem, seconds };
}

/** `toWait` is above 0 where concurrent tries have used up the limit, `isLast` where the address or all now have no miss left. */
type Miss = { toWait: number; isLast: boolean };
const NO_MISS: Miss = { toWait: 0, isLast: false };

async function countMiss(world: World, network: string): Promise<Miss> {
  const misses = await Promise.all([takeMiss(world, MISSES_OF_ADDRESS, network), takeMiss(world, MISSES_OF_ALL, ALL)]);
  missesOfAll.delete(world.table);
  return { toWait: Math.max(...misses.map(({ toWait }) => toWait)), isLast: misses.some(({ isLast }) => isLast) };
}

async function takeMiss(world: World, limit: Limit, subject: string): Promise<Miss> {
  try {
    return { toWait: 0, isLast: (await takeAttempt(world.table, limit, subject, world.now())) === 0 };
  } catch (error) {
    if (isAppError(error, 'too_many_requests')) return { toWait: error.detail.retryAfterSeconds ?? 1, isLast: true };
    throw error;
  }
}
