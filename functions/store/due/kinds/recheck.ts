import * as z from 'zod/mini';
import type { Item } from '../../items.ts';
import { recheckKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Recheck = () => z.object({ userFormId: z.string(), version: z.number(), tries: z.number() });

/** A check that the register did not answer, to be repeated with the details of that time. */
export type Recheck = z.infer<ReturnType<typeof Recheck>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    recheck: { recheck: Recheck; ttl: number };
  }
}

export const recheck = dueKind('recheck', () => z.object({ recheck: Recheck(), ttl: z.number() }));

const KEPT_SECONDS = 30 * 24 * 3600;

/** Orders a check at an instant (ISO 8601 UTC), in place of an earlier order; ConditionFailed where that order is not `over`, if given. */
export function recheckWrite(ordered: Recheck, at: string, over?: Item): Write {
  const { userFormId: id } = ordered;
  const ttl = Math.floor(Date.parse(at) / 1000) + KEPT_SECONDS;
  const put = recheck.item(recheckKey(id), { at, id }, { recheck: ordered, ttl });
  return over ? { put, ...stillDue(over) } : { put };
}

/** Removes an order; ConditionFailed where another worker or a newer order was first. */
export function recheckEnd(item: Item): Write {
  const { PK, SK } = item;
  return { delete: { PK, SK }, ...stillDue(item) };
}

const stillDue = (item: Item) => ({ condition: 'GSI3SK = :due', values: { ':due': item['GSI3SK'] } });
