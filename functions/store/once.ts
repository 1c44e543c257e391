import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

/** An idempotency key bound to its caller and route, and the hash of the body that came with it. */
export type Once = { id: string; bodyHash: string };

const LIFE_SECONDS = 24 * 3600;

/**
 * Writes all or nothing, and remembers `result` under the idempotency key in the same transaction.
 * Answers the first result where the key was used before with the same body; 422 with another body (contract 3).
 */
export async function writeOnce<R>(
  table: Table,
  { once, now, result, writes }: { once: Once | undefined; now: Date; result: R; writes: readonly Write[] },
): Promise<{ result: R; isReplay: boolean }> {
  if (!once) {
    await table.write(writes);
    return { result, isReplay: false };
  }
  try {
    await table.write([onceWrite(once, result, now), ...writes]);
    return { result, isReplay: false };
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.at > 0) throw new ConditionFailed(error.at - 1, error.item);
    return { result: replayOf<R>(once, error.item), isReplay: true };
  }
}

/** Whether the key was used before, for work that is to be counted before it is written; 422 with another body. */
export async function isReplay(table: Table, once: Once, now: Date): Promise<boolean> {
  const item = await table.get({ PK: `ONCE#${once.id}`, SK: 'ONCE' });
  if (!item || Number(item['ttl']) < Math.floor(now.getTime() / 1000)) return false;
  replayOf(once, item);
  return true;
}

function onceWrite(once: Once, result: unknown, now: Date): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    put: {
      PK: `ONCE#${once.id}`,
      SK: 'ONCE',
      bodyHash: once.bodyHash,
      result: JSON.stringify(result),
      ttl: seconds + LIFE_SECONDS,
    },
    condition: 'attribute_not_exists(PK) OR #ttl < :now',
    names: { '#ttl': 'ttl' },
    values: { ':now': seconds },
  };
}

function replayOf<R>(once: Once, item: Item | undefined): R {
  if (item?.['bodyHash'] !== once.bodyHash) {
    throw new AppError('validation_failed', { issues: [{ path: 'Idempotency-Key', code: 'not_allowed' }] });
  }
  return JSON.parse(String(item['result'])) as R;
}
