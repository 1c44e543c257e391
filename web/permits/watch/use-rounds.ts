import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import type { ShownCode } from '../../app/api/error-text.ts';
import type { UnsentRound } from '../../phone/rows.ts';
import { roundOutbox } from './round-outbox.ts';

/** Whose rounds of which permit: a user's in their login, else those of the permit's links, by the link that may be kept. */
export type RoundsOf = { permitId: string; userId?: string | undefined; link?: string | undefined };

const isOf =
  ({ permitId, userId }: RoundsOf) =>
  (row: UnsentRound) =>
    row.permitId === permitId && row.userId === userId;

/** The rounds of a watch that wait on this phone, and noting one: it is on the phone before it is sent. */
export function useRounds(of: RoundsOf, onChanged: (permit: Permit) => void) {
  const { permitId, userId, link } = of;
  const outbox = roundOutbox();
  const { rows, stop } = useSyncExternalStore(outbox.subscribe, outbox.view);
  const waiting = useMemo(
    () => rows.filter(isOf({ permitId, userId })).sort((one, other) => one.at.localeCompare(other.at)),
    [rows, permitId, userId],
  );
  useEffect(
    () => outbox.onAnswer((permit) => permit._id === permitId && onChanged(permit)),
    [outbox, permitId, onChanged],
  );
  useEffect(() => void outbox.send(), [outbox, permitId, userId]);
  const parked = waiting.find(({ parking }) => parking);
  const refusal: ShownCode | undefined = parked?.parking?.code ?? (stop?.kind === 'login' ? 'unauthorized' : undefined);
  const isAway = refusal === undefined && stop !== undefined && waiting.length > 0;
  const note = async (word: string, photo: string | undefined): Promise<string> => {
    const id = newRoundId();
    const at = new Date().toISOString();
    await outbox.add({ id, permitId, userId, link, at, word, ...(photo !== undefined && { photo }) });
    return id;
  };
  return {
    waiting,
    refusal,
    isAway,
    note,
    forget: () => (parked ? outbox.remove([parked.id]) : Promise.resolve()),
    send: () => void outbox.retry(waiting.flatMap(({ id, parking }) => (parking ? [id] : []))),
  };
}

/** An id like the server's, of 128 random bits. */
function newRoundId(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
}
