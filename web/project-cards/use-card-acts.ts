import { useMutation, useQueryClient } from '@tanstack/react-query';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card } from '../../shared/cards/card.ts';
import { isAppError } from '../../shared/core/errors.ts';
import { call } from '../app/api/call.ts';
import { putCard } from './card-cache.ts';

export type CardAct = 'approve' | 'takeBack' | 'archive' | 'unarchive';

function callOf(act: CardAct, id: string): Promise<Card> {
  const params = { id };
  if (act === 'archive') return call(cardApi.archive, { params });
  if (act === 'unarchive') return call(cardApi.unarchive, { params });
  return call(cardApi.approve, { params, body: { approved: act === 'approve' } });
}

/** The staff's one-press acts on a card; each can be undone. */
export function useCardActs(card: Card, projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (act: CardAct) => callOf(act, card._id),
    onSuccess: (after) => putCard(queryClient, projectId, { before: card, after }),
    onError: (error) => {
      // The card has changed meanwhile: shows its current state for review before an approval.
      const current = isAppError(error) ? (error.detail.current as Card | undefined) : undefined;
      if (current) putCard(queryClient, projectId, { before: card, after: current });
    },
  });
}
