import { AppError } from '../../../shared/core/errors.ts';
import type { Item, Key } from '../items.ts';
import { ConditionFailed, isWritten } from '../table-errors.ts';
import type { Table, Write } from '../table.ts';

/** Wrong typed digits at one thing in a day, from all addresses, before typed ones are throttled (rules 7.3 and 7.10). */
const MOST_A_DAY = 100;
const DAY_SECONDS = 24 * 3600;
const WAIT_SECONDS = 3600;
/** The guesses left for the day after the hour, so that one slip does not start another hour at once. */
const LEFT_AFTER_WAIT = 4;

const secondsOf = (now: Date): number => Math.floor(now.getTime() / 1000);

/** `isLast`: the day's guesses are used up, now or earlier, so that a wait must begin; `isFirstWait`: the day has had no wait. */
type Guess = { isTaken: boolean; isLast: boolean; isFirstWait: boolean };

/** Counts a guess before the comparison, and so parallel ones too. 429 with the seconds while typed digits are throttled there. */
export async function takeGuess(table: Table, key: Key, now: Date): Promise<Guess> {
  for (;;) {
    const { isTaken, item } = await countGuess(table, key, now);
    const isFirstWait = item?.['waits'] === undefined;
    if (isTaken) return { isTaken, isLast: Number(item?.['hits']) >= MOST_A_DAY, isFirstWait };
    if (!item) continue;
    requireNoWait(item, now);
    if (Number(item['until']) > secondsOf(now)) return { isTaken, isLast: true, isFirstWait };
    if (await startDay(table, { key, now, item })) return { isTaken: true, isLast: false, isFirstWait: true };
  }
}

export async function giveBackGuess(table: Table, key: Key): Promise<void> {
  const update = { update: key, set: 'ADD hits :less', condition: 'hits > :none' };
  await isWritten(table.updateOne({ ...update, values: { ':less': -1, ':none': 0 } }));
}

export function waitError(): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds: WAIT_SECONDS });
}

/**
 * Throttles all typed digits there from now on, together with `writes`; false where another request has begun the wait, or where right ones
 * were given back meanwhile.
 */
export async function beginWait(
  table: Table,
  key: Key,
  { now, writes }: { now: Date; writes: readonly Write[] },
): Promise<boolean> {
  const values = { ':until': secondsOf(now) + WAIT_SECONDS, ':now': secondsOf(now), ':most': MOST_A_DAY };
  const wait: Write = {
    update: key,
    set: 'SET waits = :until, hits = :left',
    condition: 'hits >= :most AND (attribute_not_exists(waits) OR waits <= :now)',
    values: { ...values, ':left': MOST_A_DAY - LEFT_AFTER_WAIT },
  };
  return isWritten(table.write([wait, ...writes]));
}

type Counted = { isTaken: boolean; item: Item | undefined };

/** `item` is the item after the count, or the present one where the count was refused. */
async function countGuess(table: Table, key: Key, now: Date): Promise<Counted> {
  try {
    const item = await table.updateOne({
      update: key,
      set: 'SET #until = if_not_exists(#until, :end), #ttl = if_not_exists(#ttl, :kept) ADD hits :one',
      condition:
        'attribute_not_exists(PK) OR (hits < :most AND #until > :now AND (attribute_not_exists(waits) OR waits <= :now))',
      names: { '#until': 'until', '#ttl': 'ttl' },
      values: {
        ':one': 1,
        ':most': MOST_A_DAY,
        ':now': secondsOf(now),
        ':end': secondsOf(now) + DAY_SECONDS,
        ':kept': secondsOf(now) + 2 * DAY_SECONDS,
      },
    });
    return { isTaken: true, item };
  } catch (error) {
    if (error instanceof ConditionFailed) return { isTaken: false, item: error.item };
    throw error;
  }
}

function requireNoWait(item: Item, now: Date): void {
  const retryAfterSeconds = Number(item['waits'] ?? 0) - secondsOf(now);
  if (retryAfterSeconds > 0) throw new AppError('too_many_requests', { retryAfterSeconds });
}

async function startDay(table: Table, { key, now, item }: { key: Key; now: Date; item: Item }): Promise<boolean> {
  const until = secondsOf(now) + DAY_SECONDS;
  const put = { ...key, hits: 1, until, ttl: until + DAY_SECONDS };
  const values = { ':before': item['until'] };
  return isWritten(table.write([{ put, condition: '#until = :before', names: { '#until': 'until' }, values }]));
}
