import type { Got } from '../../fixtures/test-app.ts';
import { sum } from '../capacity/item-size.ts';
import type { MeteredRequest } from '../capacity/capacity-meter.ts';
import type { CountedApp } from './counted-app.ts';

/** What something took of DynamoDB. */
export type Count = { requests: number; writeUnits: number; readUnits: number };
export type Counted = Count & { metered: readonly MeteredRequest[] };

/** Counts what the calls inside take; each must be answered well, or the count would tell nothing. */
export async function counted({ meter }: CountedApp, calls: () => Promise<Got | Got[]>): Promise<Counted> {
  meter.take();
  const replies = [await calls()].flat();
  const refused = replies.find(({ status }) => status >= 300);
  if (refused) throw new Error(`a call to be counted was refused: ${refused.status} ${JSON.stringify(refused.body)}`);
  const metered = meter.take();
  return {
    requests: metered.length,
    writeUnits: sum(metered.map(({ writeUnits }) => writeUnits)),
    readUnits: sum(metered.map(({ readUnits }) => readUnits)),
    metered,
  };
}
