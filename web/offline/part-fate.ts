import { dueAt, waitingPart, type Part } from './kept-induction.ts';
import type { Fate, OutboxView } from './outbox-view.ts';

/** A queued part as it was written. */
export type Meant = { part: Part; revision: number };

type Watched = {
  view: (userFormId: string) => OutboxView;
  subscribe: (listener: () => void) => () => void;
  send: (userFormId: string) => Promise<void>;
};
type Wait = Meant & { userFormId: string; milliseconds: number; now: () => number };

/** Sends an induction's queue and tells what became of a part: sent, parked, or waiting when the time is over or sending stops. */
export function waitForFate(outbox: Watched, { userFormId, part, revision, milliseconds, now }: Wait): Promise<Fate> {
  return new Promise((resolve) => {
    let stopListening = () => undefined as void;
    const end = (fate: Fate) => {
      clearTimeout(timer);
      stopListening();
      resolve(fate);
    };
    const timer = setTimeout(() => end({ kind: 'waits' }), milliseconds);
    const look = (isOver: boolean) => {
      const { kept } = outbox.view(userFormId);
      const waiting = kept && waitingPart(kept, part);
      if (!waiting) return end({ kind: 'sent' });
      if (waiting.revision === revision && waiting.parking) return end({ kind: 'parked', parking: waiting.parking });
      const time = now();
      if (isOver || dueAt(waiting, time) > time) end({ kind: 'waits' });
    };
    stopListening = outbox.subscribe(() => look(false));
    void outbox.send(userFormId).then(
      () => look(true),
      () => look(true),
    );
    look(false);
  });
}
