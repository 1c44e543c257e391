import { useMemo } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import { call } from '../../app/api/call.ts';
import { asReviewer } from '../sign/review-session.ts';
import type { KeptRound, RoundsOf } from './kept-rounds.ts';

/** Whose rounds of a watch these are, and how one is sent; one that could not go at once carries when it was made. */
export type RoundSource = RoundsOf & { send: (round: KeptRound, isFresh: boolean) => Promise<Permit> };

function bodyOf({ id, at, word, photo }: KeptRound, isFresh: boolean) {
  const made = isFresh ? {} : { at, sentAt: new Date().toISOString() };
  return { id, word, ...(photo !== undefined && { photo }), ...made };
}

/** The rounds of whoever opened a permit by a link. */
export function useLinkRounds({ permitId, pin }: { permitId: string; pin: string }): RoundSource {
  return useMemo(
    () => ({
      permitId,
      send: (round, isFresh) =>
        asReviewer({ permitId, pin }, ({ token }) => {
          const body = { signPin: pin, ...bodyOf(round, isFresh) };
          return call(permitApi.noteRound, { params: { id: permitId }, body }, { token });
        }),
    }),
    [permitId, pin],
  );
}

/** The rounds of a user who watches, sent in their login. */
export const userRounds = (permitId: string, userId: string): RoundSource => ({
  permitId,
  userId,
  send: (round, isFresh) => call(permitApi.noteRound, { params: { id: permitId }, body: bodyOf(round, isFresh) }),
});

export function useUserRounds(permitId: string, userId: string): RoundSource {
  return useMemo(() => userRounds(permitId, userId), [permitId, userId]);
}
