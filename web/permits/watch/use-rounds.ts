import { useCallback, useEffect, useRef, useState } from 'react';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { call } from '../../app/api/call.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { asReviewer } from '../sign/review-session.ts';
import { dropRound, keepRound, keptRounds, newRoundId, type KeptRound } from './kept-rounds.ts';

type Link = { permitId: string; pin: string };

/** What may pass: the round goes again later. */
const MAY_PASS: ReadonlySet<string> = new Set(['network', 'too_many_requests', 'unavailable', 'system_error']);

/** Sends a round; one that could not go at once carries when it was made. */
function sendRound(link: Link, { id, at, word, photo }: KeptRound, isFresh: boolean): Promise<Permit> {
  const { permitId, pin: signPin } = link;
  const made = isFresh ? {} : { at, sentAt: new Date().toISOString() };
  const body = { signPin, id, word, ...(photo !== undefined && { photo }), ...made };
  return asReviewer(link, ({ token }) => call(permitApi.noteRound, { params: { id: permitId }, body }, { token }));
}

/** The rounds of a watch that wait on this phone, and noting one: it is written on the phone before it is sent. */
export function useRounds(link: Link, onChanged: (permit: Permit) => void) {
  const { permitId, pin } = link;
  const [waiting, setWaiting] = useState(() => keptRounds(permitId));
  const [error, setError] = useState<unknown>();
  const isSending = useRef(false);
  const drain = useCallback(
    async (freshId?: string) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        for (let [row] = keptRounds(permitId); row; [row] = keptRounds(permitId)) {
          const permit = await sendRound({ permitId, pin }, row, row.id === freshId);
          dropRound(permitId, row.id);
          setWaiting(keptRounds(permitId));
          onChanged(permit);
        }
        setError(undefined);
      } catch (failure) {
        setError(failure);
      } finally {
        isSending.current = false;
      }
    },
    [permitId, pin, onChanged],
  );
  useEffect(() => {
    const send = () => void drain();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [drain]);
  const note = async (word: string, photo: string | undefined) => {
    const id = newRoundId();
    keepRound(permitId, { id, at: new Date().toISOString(), word, ...(photo !== undefined && { photo }) });
    setWaiting(keptRounds(permitId));
    await drain(id);
  };
  const forget = (id: string) => {
    dropRound(permitId, id);
    setWaiting(keptRounds(permitId));
    setError(undefined);
  };
  const isAway = error !== undefined && MAY_PASS.has(codeOf(error) ?? 'network');
  return { waiting, refusal: isAway ? undefined : error, isAway, note, forget, send: () => void drain() };
}
