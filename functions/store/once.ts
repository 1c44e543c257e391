import { onceKey } from './keys.ts';
import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from './table-errors.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';

/** An idempotency key bound to its caller and route, and the hash of the request's body. */
export type Once = { id: string; bodyHash: string };

const LIFE_SECONDS = 24 * 3600;

/**
 * Writes in one transaction and stores `result` under the idempotency key in it. Answers the first result where the key was used before
 * with the same body; 422 with another body (rule 1.3).
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
    if (error.refused !== 'once') throw error;
    return { result: replayOf<R>(once, error.item), isReplay: true };
  }
}

/** Whether the key was used before, for work that is counted before its write; 422 with another body. */
export async function isReplay(table: Table, once: Once, now: Date): Promise<boolean> {
  return (await firstResult(table, once, now)) !== undefined;
}

/** The result of the key's first use; undefined where it was not used, 422 with another body. */
export async function firstResult<R>(table: Table, once: Once, now: Date): Promise<R | undefined> {
  const item = await table.get(onceKey(once.id));
  if (!item || Number(item['ttl']) < Math.floor(now.getTime() / 1000)) return undefined;
  return replayOf<R>(once, item);
}

function onceWrite(once: Once, result: unknown, now: Date): Write {
  const seconds = Math.floor(now.getTime() / 1000);
  return {
    put: {
      ...onceKey(once.id),
      bodyHash: once.bodyHash,
      result: JSON.stringify(result),
      ttl: seconds + LIFE_SECONDS,
    },
    refusedAs: 'once',
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
