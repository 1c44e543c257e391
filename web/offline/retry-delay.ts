import { allWaiting, dueAt, type KeptInduction } from './kept-induction.ts';
import type { Stop } from './send-outcome.ts';

const FIRST_MILLISECONDS = 5000;
const LONGEST_MILLISECONDS = 60_000;
/** The least share of a delay; the rest is by chance, so that phones do not come back all at once. */
const LEAST_SHARE = 0.5;

type BackOff = { failures: number; random: number; askedSeconds?: number | undefined };

/** How long to wait after so many failures in turn, in milliseconds. */
export function backOff({ failures, random, askedSeconds = 0 }: BackOff): number {
  const doubled = Math.min(LONGEST_MILLISECONDS, FIRST_MILLISECONDS * 2 ** (failures - 1));
  return Math.max(askedSeconds * 1000, doubled * (LEAST_SHARE + (1 - LEAST_SHARE) * random));
}

type Retry = { kept: KeptInduction; stop: Stop | undefined; failures: number; now: number; random: number };

/** When to send again by itself, in milliseconds from now; nothing where only the worker can help. */
export function retryMilliseconds({ kept, stop, failures, now, random }: Retry): number | undefined {
  if (stop?.kind === 'code') return undefined;
  if (stop) {
    return backOff({ failures, random, askedSeconds: stop.kind === 'failed' ? stop.retryAfterSeconds : 0 });
  }
  const times = allWaiting(kept).flatMap((waiting) => (waiting.parking ? [] : [dueAt(waiting, now)]));
  return times.length === 0 ? undefined : Math.min(...times) - now;
}
