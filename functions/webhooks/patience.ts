import type { WebhookTry } from '../../shared/webhooks/webhook.ts';
import type { PostOutcome } from '../outside/post-webhook.ts';
import { timeOfLastTry, timeOfNextTry } from '../store/due/times-of-tries.ts';
import type { Sending } from '../store/entities/webhooks/sendings.ts';
import type { StoredWebhook } from '../store/entities/webhooks/webhooks.ts';

/** One event that its receiver chokes on holds up no other; so many failures in a row are those of the receiver. */
const FAILURES_OF_ONE = 2;
/** The receiver wants nothing more, by the convention. */
const GONE = 410;

/** Whether an event has been tried for a day. */
export const isGivenUp = ({ since }: Sending, now: Date) => timeOfLastTry(since) <= now;

/** When an event is tried next, after the tries since it became due; the last time a day after that. */
export function nextTryAfter(tries: readonly WebhookTry[], { since }: Sending, now: Date): string {
  const failures = tries.filter(({ at }) => at >= since).length;
  return timeOfNextTry({ failures: failures - 1, since }, now);
}

type Change = Pick<StoredWebhook, 'failures' | 'failingSince' | 'pausedUntil'> & { parked?: string };

/** What an arrival changes of a webhook; undefined where nothing. */
export function afterArrival({ failures }: StoredWebhook): Change | undefined {
  return failures === 0 ? undefined : { failures: 0, failingSince: null, pausedUntil: null };
}

/** What a failure changes: nothing else is tried for a while after some in a row, and nothing at all after a day of them. */
export function afterFailure(webhook: StoredWebhook, { status }: PostOutcome, now: Date): Change {
  const failures = webhook.failures + 1;
  const failingSince = webhook.failingSince ?? now.toISOString();
  const isOver = status === GONE || timeOfLastTry(failingSince) <= now;
  if (isOver) return { failures, failingSince, pausedUntil: null, parked: now.toISOString() };
  const wait = failures - FAILURES_OF_ONE - 1;
  const pausedUntil = wait < 0 ? null : timeOfNextTry({ failures: wait, since: failingSince }, now);
  return { failures, failingSince, pausedUntil };
}
