import * as z from 'zod/mini';
import { syncKey } from '../../keys.ts';
import type { Write } from '../../table.ts';
import { dueKind } from '../due-kind.ts';

const Sync = () =>
  z.object({
    userFormId: z.string(),
    /** The pages (from 0) that hold cards. */
    pages: z.array(z.number()),
    /** Differs with each order, so that finishing one order does not finish a newer one. */
    mark: z.string(),
  });

/** An induction whose cards are to be synchronised with its pages. */
export type CardSync = z.infer<ReturnType<typeof Sync>>;

declare module '../due-kind.ts' {
  interface DueWorkKinds {
    cardSync: CardSync;
  }
}

export const cardSync = dueKind('cardSync', Sync);

/** Orders the synchronisation of an induction's cards, in the transaction of the change that requires it. */
export function cardSyncWrite(sync: CardSync, at: string): Write {
  const { userFormId } = sync;
  return { put: cardSync.item(syncKey(userFormId), { at, id: userFormId }, sync) };
}
