import { MAIL_BRAKE_KEY, suppressedKey } from '../keys.ts';
import type { Item, Key } from '../items.ts';
import { ConditionFailed } from '../table-errors.ts';
import type { Table } from '../table.ts';

/** Why an address gets no more mail: a mail bounced for good, or the recipient marked one as spam. */
export type ReturnReason = 'bounced' | 'complained';

const KEPT_SECONDS = 365 * 24 * 3600;
const ttlFrom = (at: string, seconds: number) => Math.floor(Date.parse(at) / 1000) + seconds;

/** Until when (ISO 8601 UTC) mail of the later lane is held back. */
export type Brake = { until: string };

/** What keeps mail from an address now; read at half the cost, since a second more or less does not matter. */
export async function findHindrance(
  table: Table,
  address: string,
  now: Date,
): Promise<{ suppressed?: ReturnReason; brake?: Brake }> {
  const [suppressed, brake] = await table.getMany([suppressedKey(address), MAIL_BRAKE_KEY], { isForShow: true });
  const isBraked = brake !== undefined && String(brake['until']) > now.toISOString();
  return {
    ...(suppressed && { suppressed: suppressed['reason'] as ReturnReason }),
    ...(isBraked && { brake: { until: String(brake['until']) } }),
  };
}

export async function suppressAddress(table: Table, address: string, reason: ReturnReason, at: string): Promise<void> {
  const ttl = ttlFrom(at, KEPT_SECONDS);
  await table.write([{ put: { ...suppressedKey(address), entity: 'suppressed', reason, at, ttl } }]);
}

/** Whether there was anything to release. */
export async function releaseAddress(table: Table, address: string): Promise<boolean> {
  const key = suppressedKey(address);
  const isThere = (await table.get(key)) !== undefined;
  await table.write([{ delete: key }]);
  return isThere;
}

/** Marks a sent message as returned; does nothing where the message is gone. */
export async function markReturned(
  table: Table,
  key: Key,
  reason: ReturnReason,
  at: string,
): Promise<Item | undefined> {
  try {
    return await table.updateOne({
      update: key,
      set: 'SET returned = :returned',
      condition: 'attribute_exists(PK) AND entity = :message',
      values: { ':returned': { reason, at }, ':message': 'message' },
    });
  } catch (error) {
    if (error instanceof ConditionFailed) return undefined;
    throw error;
  }
}

const DAY_SECONDS = 24 * 3600;

export async function pullBrake(table: Table, until: string): Promise<void> {
  await table.write([{ put: { ...MAIL_BRAKE_KEY, entity: 'mailBrake', until, ttl: ttlFrom(until, DAY_SECONDS) } }]);
}

export async function findBrake(table: Table, now: Date): Promise<Brake | undefined> {
  const item = await table.get(MAIL_BRAKE_KEY);
  return item && String(item['until']) > now.toISOString() ? { until: String(item['until']) } : undefined;
}

export async function releaseBrake(table: Table): Promise<void> {
  await table.write([{ delete: MAIL_BRAKE_KEY }]);
}
