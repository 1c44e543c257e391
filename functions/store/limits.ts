import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Item, Key } from './items.ts';
import type { Table, Update } from './table.ts';

/** At most `most` attempts in a window; a window that was used up makes the next one twice as long, up to an hour. */
type Window = { name: string; most: number; windowSeconds: number; units?: number };

/** `most` attempts at once, and one comes back every so many seconds: nobody waits longer than that for the next one. */
type Bucket = { name: string; most: number; backEverySeconds: number; units?: number };

/** `most` is at least 1; `units` is what one attempt takes of it, 1 by itself. The `ttl` of its item is when nothing of it is used any more. */
export type Limit = Window | Bucket;

const LONGEST_WINDOW_SECONDS = 3600;

/** `subject` is hashed by the caller where it is personal: an address, an e-mail. */
export function limitKey(limit: Limit, subject: string): Key {
  return { PK: `LIMIT#${limit.name}#${subject}`, SK: 'LIMIT' };
}

/** Whether the limit is used up, by its item as read. */
export function isUsedUp(limit: Limit, item: Item | undefined, now: Date): boolean {
  if (item === undefined) return false;
  if (isBucket(limit)) return waitSeconds(limit, item, now) > 0;
  return Number(item['hits']) > limit.most - unitsOf(limit) && Number(item['ttl']) > seconds(now);
}

/** 429 with the seconds until an attempt is left again, by the limit's item as read. */
export function usedUpError(limit: Limit, item: Item | undefined, now: Date): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds: waitSeconds(limit, item, now) });
}

/** Counts one attempt, atomically, and answers how many are left; 429 with the seconds to wait where the limit is used up. */
export async function takeAttempt(table: Table, limit: Limit, subject: string, now: Date): Promise<number> {
  const key = limitKey(limit, subject);
  for (;;) {
    const { isTaken, item } = isBucket(limit)
      ? await takeFromBucket(table, { limit, key, now })
      : await takeInWindow(table, { limit, key, now });
    if (isTaken) return leftOf(limit, item, now);
    if (isUsedUp(limit, item, now)) throw usedUpError(limit, item, now);
  }
}

/** Takes an attempt back that turned out to be right. */
export async function giveBackAttempt(table: Table, limit: Limit, subject: string): Promise<void> {
  const units = unitsOf(limit);
  const update = { update: limitKey(limit, subject) };
  const back = isBucket(limit)
    ? { set: 'ADD #ttl :back', condition: 'attribute_exists(PK)', names: { '#ttl': 'ttl' } }
    : { set: 'ADD hits :back', condition: 'hits >= :units' };
  const values = isBucket(limit) ? { ':back': -units * limit.backEverySeconds } : { ':back': -units, ':units': units };
  await table.write([{ ...update, ...back, values }]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

const unitsOf = ({ units = 1 }: Limit): number => units;

function isBucket(limit: Limit): limit is Bucket {
  return 'backEverySeconds' in limit;
}

/** The seconds until an attempt is left again, by the limit's item as read; 0 or less where one is. */
export function waitSeconds(limit: Limit, item: Item | undefined, now: Date): number {
  const left = Number(item?.['ttl'] ?? 0) - seconds(now);
  return isBucket(limit) ? left - (limit.most - unitsOf(limit)) * limit.backEverySeconds : left;
}

function leftOf(limit: Limit, item: Item | undefined, now: Date): number {
  if (!isBucket(limit)) return limit.most - Number(item?.['hits'] ?? 0);
  return limit.most - Math.ceil((Number(item?.['ttl'] ?? 0) - seconds(now)) / limit.backEverySeconds);
}

type Taking<L extends Limit> = { limit: L; key: Key; now: Date };

/** `item` as it is after a taking, else as it stood; undefined where somebody else was quicker. */
type Taken = { isTaken: boolean; item: Item | undefined };

async function takeFromBucket(table: Table, { limit, key, now }: Taking<Bucket>): Promise<Taken> {
  const names = { '#ttl': 'ttl' };
  const every = unitsOf(limit) * limit.backEverySeconds;
  const first = await tried(table, {
    update: key,
    set: 'SET #ttl = :next',
    condition: 'attribute_not_exists(PK) OR #ttl <= :now',
    names,
    values: { ':next': seconds(now) + every, ':now': seconds(now) },
  });
  if (first.isTaken || isUsedUp(limit, first.item, now)) return first;
  return tried(table, {
    update: key,
    set: 'SET #ttl = #ttl + :every',
    condition: '#ttl > :now AND #ttl <= :latest',
    names,
    values: {
      ':every': every,
      ':now': seconds(now),
      ':latest': seconds(now) + (limit.most - unitsOf(limit)) * limit.backEverySeconds,
    },
  });
}

async function takeInWindow(table: Table, { limit, key, now }: Taking<Window>): Promise<Taken> {
  const taken = await tried(table, {
    update: key,
    set: 'SET #ttl = if_not_exists(#ttl, :until), strikes = if_not_exists(strikes, :zero) ADD hits :units',
    condition: 'attribute_not_exists(PK) OR (hits <= :room AND #ttl > :now)',
    names: { '#ttl': 'ttl' },
    values: {
      ':units': unitsOf(limit),
      ':room': limit.most - unitsOf(limit),
      ':now': seconds(now),
      ':zero': 0,
      ':until': seconds(now) + limit.windowSeconds,
    },
  });
  if (taken.isTaken || !taken.item || isUsedUp(limit, taken.item, now)) return taken;
  return startWindow(table, { limit, key, now }, taken.item);
}

async function tried(table: Table, update: Update): Promise<Taken> {
  try {
    return { isTaken: true, item: await table.updateOne(update) };
  } catch (error) {
    if (error instanceof ConditionFailed) return { isTaken: false, item: error.item };
    throw error;
  }
}

async function startWindow(table: Table, { limit, key, now }: Taking<Window>, before: Item): Promise<Taken> {
  const wasUsedUp = Number(before['hits']) >= limit.most;
  const strikes = wasUsedUp ? Number(before['strikes'] ?? 0) + 1 : 0;
  const length = Math.min(limit.windowSeconds * 2 ** strikes, Math.max(limit.windowSeconds, LONGEST_WINDOW_SECONDS));
  const put = { ...key, hits: unitsOf(limit), strikes, ttl: seconds(now) + length };
  try {
    await table.write([
      { put, condition: '#ttl = :before', names: { '#ttl': 'ttl' }, values: { ':before': before['ttl'] } },
    ]);
    return { isTaken: true, item: put };
  } catch (error) {
    if (error instanceof ConditionFailed) return { isTaken: false, item: undefined };
    throw error;
  }
}

function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
