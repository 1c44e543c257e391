import { limitKey } from '../keys.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { ConditionFailed, isWritten } from '../table-errors.ts';
import type { Item, Key } from '../items.ts';
import type { Table, Update } from '../table.ts';

/** At most `most` attempts in a window; a used-up window doubles the length of the next one, up to an hour. */
type Window = { name: string; most: number; windowSeconds: number; units?: number };

/**
 * `most` attempts at once, and one more after each `backEverySeconds`, which is the longest wait for the next attempt. The bucket lies in
 * the `ttl` of an item of its own, or in an `attribute` of a shared item.
 */
type Bucket = { name: string; most: number; backEverySeconds: number; units?: number; attribute?: string };

/** `most` is at least 1; `units` is one attempt's cost, 1 by default. The `ttl` of an item of its own is when nothing is used any more. */
export type Limit = Window | Bucket;

const LONGEST_WINDOW_SECONDS = 3600;
const ROUNDING_SECONDS = 0.001;
/** How long a shared item is kept after its last change: longer than any of its counts matters. */
export const KEPT_SECONDS = 2 * 24 * 3600;

/** Whether the limit is used up, by its item as read. */
export function isUsedUp(limit: Limit, item: Item | undefined, now: Date): boolean {
  if (item === undefined) return false;
  if (isBucket(limit)) return waitSeconds(limit, item, now) > 0;
  return Number(item['hits']) > limit.most - unitsOf(limit) && Number(item['ttl']) > seconds(now);
}

/** 429 with the seconds until the next attempt, by the limit's item as read. */
export function usedUpError(limit: Limit, item: Item | undefined, now: Date): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds: waitSeconds(limit, item, now) });
}

/** Counts one attempt atomically and answers how many are left; 429 with the seconds to wait where the limit is used up. */
export async function takeAttempt(table: Table, limit: Limit, subject: string, now: Date): Promise<number> {
  const key = limitKey(limit.name, subject);
  for (;;) {
    const { isTaken, item } = isBucket(limit)
      ? await takeFromBucket(table, { limit, key, now })
      : await takeInWindow(table, { limit, key, now });
    if (isTaken) return attemptsLeft(limit, item, now);
    if (isUsedUp(limit, item, now)) throw usedUpError(limit, item, now);
  }
}

/** Gives back an attempt that turned out to be right. */
export async function giveBackAttempt(table: Table, limit: Limit, subject: string): Promise<void> {
  const units = unitsOf(limit);
  const update = { update: limitKey(limit.name, subject) };
  const back = isBucket(limit)
    ? { set: 'ADD #full :back', condition: 'attribute_exists(#full)', names: { '#full': attributeOf(limit) } }
    : { set: 'ADD hits :back', condition: 'hits >= :units' };
  const values = isBucket(limit) ? { ':back': -units * limit.backEverySeconds } : { ':back': -units, ':units': units };
  await isWritten(table.write([{ ...update, ...back, values }]));
}

const unitsOf = ({ units = 1 }: Limit): number => units;
const attributeOf = ({ attribute = 'ttl' }: Bucket): string => attribute;

function isBucket(limit: Limit): limit is Bucket {
  return 'backEverySeconds' in limit;
}

/** The seconds until the next attempt, by the limit's item as read; 0 or less where an attempt is left. */
export function waitSeconds(limit: Limit, item: Item | undefined, now: Date): number {
  if (isBucket(limit)) return fullIn(limit, item, now) - (limit.most - unitsOf(limit)) * limit.backEverySeconds;
  return Number(item?.['ttl'] ?? 0) - seconds(now);
}

function attemptsLeft(limit: Limit, item: Item | undefined, now: Date): number {
  if (!isBucket(limit)) return limit.most - Number(item?.['hits'] ?? 0);
  return limit.most - Math.ceil(fullIn(limit, item, now) / limit.backEverySeconds);
}

/** The seconds until the bucket is full again, without what adding fractions has made of them. */
function fullIn(limit: Bucket, item: Item | undefined, now: Date): number {
  return Math.round((Number(item?.[attributeOf(limit)] ?? 0) - seconds(now)) * 1000) / 1000;
}

type Taking<L extends Limit> = { limit: L; key: Key; now: Date };

/** `item` is the item after the attempt, or the present one where it was refused; undefined where another request was faster. */
type Taken = { isTaken: boolean; item: Item | undefined };

async function takeFromBucket(table: Table, { limit, key, now }: Taking<Bucket>): Promise<Taken> {
  const kept = keeping(limit, now);
  const names = { '#full': attributeOf(limit), ...kept.names };
  const every = unitsOf(limit) * limit.backEverySeconds;
  const first = await tryUpdate(table, {
    update: key,
    set: `SET #full = :next${kept.set}`,
    condition: 'attribute_not_exists(#full) OR #full <= :now',
    names,
    values: { ':next': seconds(now) + every, ':now': seconds(now), ...kept.values },
  });
  if (first.isTaken || isUsedUp(limit, first.item, now)) return first;
  return tryUpdate(table, {
    update: key,
    set: `SET #full = #full + :every${kept.set}`,
    condition: '#full > :now AND #full <= :latest',
    names,
    values: {
      ':every': every,
      ':now': seconds(now),
      ':latest': seconds(now) + (limit.most - unitsOf(limit)) * limit.backEverySeconds + ROUNDING_SECONDS,
      ...kept.values,
    },
  });
}

/** Keeps a shared item alive beyond its bucket. */
function keeping({ attribute }: Bucket, now: Date) {
  if (attribute === undefined) return { set: '', names: {}, values: {} };
  return { set: ', #ttl = :kept', names: { '#ttl': 'ttl' }, values: { ':kept': seconds(now) + KEPT_SECONDS } };
}

async function takeInWindow(table: Table, { limit, key, now }: Taking<Window>): Promise<Taken> {
  const taken = await tryUpdate(table, {
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

async function tryUpdate(table: Table, update: Update): Promise<Taken> {
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
  const values = { ':before': before['ttl'] };
  const isTaken = await isWritten(
    table.write([{ put, condition: '#ttl = :before', names: { '#ttl': 'ttl' }, values }]),
  );
  return { isTaken, item: isTaken ? put : undefined };
}

function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
