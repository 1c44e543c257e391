import { allWaiting, type Part } from '../../offline/kept-induction.ts';
import type { OutboxView } from '../../offline/outbox-view.ts';

/** The sync state between phone and server, for display. */
export type SendingState = {
  kind: 'none' | 'saved' | 'sending' | 'queued' | 'failed' | 'code' | 'offline';
  /** When the server last confirmed a save, in milliseconds since 1970. */
  savedAt: number | undefined;
  /** The number of queued parts. */
  count: number;
  /** Whether a part has waited so long that the browser may soon clear it. */
  isLate: boolean;
  /** Whether sending now may succeed: the browser does not report itself offline. */
  maySend: boolean;
  /** Whether this browser loses everything when the tab closes. */
  isForgetful: boolean;
  /** The parked parts, which the worker must review first. */
  parked: readonly Part[];
};

/** Safari clears a site's storage after 7 days without a visit; the worker is warned long before. */
const LATE_MILLISECONDS = 24 * 3_600_000;

type Surroundings = { isOnline: boolean; isLasting: boolean; now: number };

function kindOf({ kept, isSending, stop }: OutboxView, count: number, isOnline: boolean): SendingState['kind'] {
  if (count > 0) {
    if (stop?.kind === 'code') return 'code';
    if (!isOnline || stop?.kind === 'network') return 'queued';
    if (stop) return 'failed';
    return 'sending';
  }
  if (!isOnline) return 'offline';
  if (isSending) return 'sending';
  return kept?.savedAt === undefined ? 'none' : 'saved';
}

export function sendingState(view: OutboxView, { isOnline, isLasting, now }: Surroundings): SendingState {
  const waiting = view.kept ? allWaiting(view.kept) : [];
  const toSend = waiting.filter(({ parking }) => parking === undefined);
  return {
    kind: kindOf(view, toSend.length, isOnline),
    savedAt: view.kept?.savedAt,
    count: toSend.length,
    isLate: waiting.some(({ since }) => now - since > LATE_MILLISECONDS),
    maySend: isOnline,
    isForgetful: !isLasting,
    parked: waiting
      .filter(({ parking }) => parking !== undefined)
      .map((part) => ('formPage' in part ? part.formPage : 'details')),
  };
}
