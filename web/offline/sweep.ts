import type { Aging } from '../phone/rows.ts';
import { allWaiting, type KeptInduction } from './kept-induction.ts';

/** Nothing that a worker typed and left stays on the phone longer than this (contract 8, ux 3.7). */
const KEPT_MILLISECONDS = 14 * 86_400_000;

/** Whether something of an induction waits to be sent: that no clock takes away. */
export function isBusy(kept: KeptInduction): boolean {
  return allWaiting(kept).length > 0;
}

type Row = Aging & { userFormId: string };

/**
 * A row as a sweep leaves it, nothing where it goes. `now` is the server's time; a row of which it is not known since
 * when it is kept begins to age. What belongs to an induction in `busy` stays.
 */
export function swept<R extends Row>(row: R, { now, busy }: { now: number; busy: ReadonlySet<string> }): R | undefined {
  if (row.keptFrom === undefined) return { ...row, keptFrom: now };
  const isOld = now - row.keptFrom > KEPT_MILLISECONDS;
  return isOld && !busy.has(row.userFormId) ? undefined : row;
}
