import { useQueryClient } from '@tanstack/react-query';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { CardRow } from '../../shared/cards/card.ts';
import { call } from '../app/api/call.ts';
import { useBulk, type Bulk } from '../lists/bulk/use-bulk.ts';
import type { Selection } from '../lists/bulk/use-selection.ts';
import { putApprovedCard } from './card-cache.ts';

export type CardBulkAct = 'approve' | 'takeBack';

/** The rows that an act changes. */
export function cardsFor(act: CardBulkAct, rows: readonly CardRow[]): CardRow[] {
  return rows.filter(({ approved, archived }) => (act === 'approve' ? !approved && !archived : approved));
}

export type CardBulk = Omit<Bulk<CardRow, CardBulkAct>, 'run'> & {
  /** Runs the act on the cards that it changes, one by one; deselects finished ones. */
  start: (act: CardBulkAct, rows: readonly CardRow[]) => void;
};

export function useCardBulk(selection: Pick<Selection<CardRow>, 'put'>): CardBulk {
  const queryClient = useQueryClient();
  const { run, ...bulk } = useBulk<CardRow, CardBulkAct>();
  const start = async (act: CardBulkAct, rows: readonly CardRow[]) => {
    const { done } = await run(act, cardsFor(act, rows), async ({ _id }) => {
      const body = { approved: act === 'approve' };
      putApprovedCard(queryClient, await call(cardApi.approve, { params: { id: _id }, body }));
    });
    selection.put(done, false);
  };
  return { ...bulk, start: (act, rows) => void start(act, rows) };
}
