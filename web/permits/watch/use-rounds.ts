import { useCallback, useEffect, useRef, useState } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import { codeOf } from '../../app/api/error-text.ts';
import { dropRound, keepRound, keptRounds, newRoundId, type KeptRound } from './kept-rounds.ts';
import type { RoundSource } from './round-source.ts';
import { sendRounds } from './send-rounds.ts';

/** What may pass: the round goes again later. */
const MAY_PASS: ReadonlySet<string> = new Set(['network', 'too_many_requests', 'unavailable', 'system_error']);
/** How often a round that waits is tried again: a phone may not say when its network is back. */
const AGAIN_MILLISECONDS = 30_000;

/** The rounds of a watch that wait on this phone, and noting one: it is on the phone before it is sent. */
export function useRounds(source: RoundSource, onChanged: (permit: Permit) => void) {
  const [waiting, setWaiting] = useState<readonly KeptRound[]>([]);
  const [error, setError] = useState<unknown>();
  const isSending = useRef(false);
  const look = useCallback(async () => setWaiting(await keptRounds(source)), [source]);
  const drain = useCallback(
    async (freshId?: string) => {
      if (isSending.current) return;
      isSending.current = true;
      try {
        await sendRounds(source, { freshId, onWaiting: setWaiting, onSent: onChanged });
        setError(undefined);
      } catch (failure) {
        setError(failure);
      } finally {
        isSending.current = false;
      }
    },
    [source, onChanged],
  );
  useEffect(() => {
    const send = () => void drain();
    send();
    window.addEventListener('online', send);
    return () => window.removeEventListener('online', send);
  }, [drain]);
  const isAway = error !== undefined && MAY_PASS.has(codeOf(error) ?? 'network');
  const isWaiting = waiting.length > 0;
  useEffect(() => {
    if (!isAway || !isWaiting) return;
    const timer = setInterval(() => void drain(), AGAIN_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isAway, isWaiting, drain]);
  const note = async (word: string, photo: string | undefined): Promise<string> => {
    const id = newRoundId();
    await keepRound(source, { id, at: new Date().toISOString(), word, ...(photo !== undefined && { photo }) });
    await look();
    void drain(id);
    return id;
  };
  const forget = async (id: string) => {
    await dropRound(id);
    await look();
    setError(undefined);
  };
  return { waiting, refusal: isAway ? undefined : error, isAway, note, forget, send: () => void drain() };
}
