import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Item, Key } from './items.ts';
import type { Table } from './table.ts';

/** At most `most` attempts in a window; a window that was used up makes the next one twice as long, up to an hour. */
export type Limit = { name: string; most: number; windowSeconds: number };

const LONGEST_WINDOW_SECONDS = 3600;

/** `subject` is hashed by the caller where it is personal: an address, an e-mail. */
export function limitKey(limit: Limit, subject: string): Key {
  return { PK: `LIMIT#${limit.name}#${subject}`, SK: 'LIMIT' };
}

/** Whether the limit is used up, by its item as read. */
export function isUsedUp(limit: Limit, item: Item | undefined, now: Date): boolean {
  return item !== undefined && Number(item['hits']) >= limit.most && Number(item['ttl']) > seconds(now);
}

export function usedUpError(item: Item | undefined, now: Date): AppError {
  return new AppError('too_many_requests', { retryAfterSeconds: Number(item?.['ttl'] ?? 0) - seconds(now) });
}

/** Counts one attempt, atomically; 429 with the seconds to wait where the limit is used up. */
export async function takeAttempt(table: Table, limit: Limit, subject: string, now: Date): Promise<void> {
  const key = limitKey(limit, subject);
  for (;;) {
    try {
      await table.updateOne({
        update: key,
        set: 'SET #ttl = if_not_exists(#ttl, :until), strikes = if_not_exists(strikes, :zero) ADD hits :one',
        condition: 'attribute_not_exists(PK) OR (hits < :most AND #ttl > :now)',
        names: { '#ttl': 'ttl' },
        values: {
          ':one': 1,
          ':most': limit.most,
          ':now': seconds(now),
          ':zero': 0,
          ':until': seconds(now) + limit.windowSeconds,
        },
      });
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (isUsedUp(limit, error.item, now)) throw usedUpError(error.item, now);
      if (error.item && (await isWindowStarted(table, { limit, key, before: error.item, now }))) return;
    }
  }
}

/** Takes an attempt back that turned out to be right. */
export async function giveBackAttempt(table: Table, limit: Limit, subject: string): Promise<void> {
  const update = { update: limitKey(limit, subject), set: 'ADD hits :minusOne', condition: 'hits > :zero' };
  await table.write([{ ...update, values: { ':minusOne': -1, ':zero': 0 } }]).catch((error: unknown) => {
    if (!(error instanceof ConditionFailed)) throw error;
  });
}

type Window = { limit: Limit; key: Key; before: Item; now: Date };

async function isWindowStarted(table: Table, { limit, key, before, now }: Window): Promise<boolean> {
  const wasUsedUp = Number(before['hits']) >= limit.most;
  const strikes = wasUsedUp ? Number(before['strikes'] ?? 0) + 1 : 0;
  const length = Math.min(limit.windowSeconds * 2 ** strikes, Math.max(limit.windowSeconds, LONGEST_WINDOW_SECONDS));
  try {
    await table.write([
      {
        put: { ...key, hits: 1, strikes, ttl: seconds(now) + length },
        condition: '#ttl = :before',
        names: { '#ttl': 'ttl' },
        values: { ':before': before['ttl'] },
      },
    ]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}

function seconds(now: Date): number {
  return Math.floor(now.getTime() / 1000);
}
