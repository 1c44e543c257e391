import { useEffect, useSyncExternalStore } from 'react';
import type { WorkerMessage } from './worker/messages.ts';

/** Held, shared by all tabs, while a page is being filled in: nothing may change under it. */
const FILLING = 'page-is-being-filled';

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** A newer version than the one on the screen is on the phone and waits. */
export function offerUpdate(worker: ServiceWorker): void {
  waiting = worker;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsUpdateOffered(): boolean {
  return useSyncExternalStore(subscribe, () => waiting !== undefined);
}

/** Lets a waiting worker take over, unless a page is being filled in, in this tab or another. */
export async function letTakeOver(worker: ServiceWorker): Promise<void> {
  const takeOver = () => worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
  if (!('locks' in navigator)) return;
  await navigator.locks.request(FILLING, { ifAvailable: true }, (lock) => {
    if (lock) takeOver();
  });
}

/** Opens this tab anew in the newest version. Other tabs stay as they are. */
export async function takeUpdate(): Promise<void> {
  if (waiting) await letTakeOver(waiting).catch(() => undefined);
  window.location.reload();
}

/** Keeps a waiting version waiting for as long as `isFilling`. */
export function useHeldUpdates(isFilling: boolean): void {
  useEffect(() => {
    if (!isFilling || !('locks' in navigator)) return undefined;
    let release: () => void = () => undefined;
    const filled = new Promise<void>((resolve) => (release = resolve));
    navigator.locks.request(FILLING, { mode: 'shared' }, () => filled).catch(() => undefined);
    return () => release();
  }, [isFilling]);
}
