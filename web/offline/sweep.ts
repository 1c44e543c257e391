import { KEPT_ON_PHONE_DAYS } from '../../shared/core/kept-on-phone.ts';
import type { Aging } from '../phone/rows.ts';
import { allWaiting, type KeptInduction } from './kept-induction.ts';

const KEPT_MILLISECONDS = KEPT_ON_PHONE_DAYS * 86_400_000;

/** Whether an induction has queued parts, which never expire. */
export function isBusy(kept: KeptInduction): boolean {
  return allWaiting(kept).length > 0;
}

type Row = Aging & { userFormId: string };

/**
 * A row after a sweep; undefined where it expired. `now` is the server's time; a row without a known age starts to age now. Rows of
 * inductions in `busy` stay.
 */
export function swept<R extends Row>(row: R, { now, busy }: { now: number; busy: ReadonlySet<string> }): R | undefined {
  if (row.keptFrom === undefined) return { ...row, keptFrom: now };
  const isOld = now - row.keptFrom > KEPT_MILLISECONDS;
  return isOld && !busy.has(row.userFormId) ? undefined : row;
}
