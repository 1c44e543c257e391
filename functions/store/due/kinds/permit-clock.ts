import * as z from 'zod/mini';
import type { Item } from '../../items.ts';
import { permitClockKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

/**
 * What the clock does to a permit: reminds who is to sign, tells that its end is near, lets a request for a later end lapse, tells of a
 * late round and of work whose end nobody has said.
 */
const PERMIT_HOURS = ['signer', 'ending', 'extension', 'round', 'workEnd'] as const;
export type PermitHour = (typeof PERMIT_HOURS)[number];

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    permitClock: { permitId: string; hour: PermitHour };
  }
}

export const permitClock = dueKind('permitClock', () => z.object({ permitId: z.string(), hour: z.enum(PERMIT_HOURS) }));

/** Sets the clock of a permit, in place of an earlier hour for the same. */
export function permitClockWrite(permitId: string, hour: PermitHour, at: Date): Write {
  const placed = { at: at.toISOString(), id: `${permitId}#${hour}` };
  return { put: permitClock.item(permitClockKey(permitId, hour), placed, { permitId, hour }) };
}

/** Takes an hour off, done; ConditionFailed where another worker or a newer hour was first. */
export function permitClockEnd(item: Item): Write {
  const { PK, SK } = item;
  return { delete: { PK, SK }, condition: 'GSI3SK = :due', values: { ':due': item['GSI3SK'] } };
}

/** Takes an hour off whether or not it is set. */
export const permitClockOff = (permitId: string, hour: PermitHour): Write => ({
  delete: permitClockKey(permitId, hour),
});
