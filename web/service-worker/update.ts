import { useEffect, useSyncExternalStore } from 'react';
import { inTime } from './worker/in-time.ts';
import type { WorkerMessage } from './worker/messages.ts';

/** Held, shared by all tabs, while a page is being filled in: nothing may change under it. */
const FILLING = 'page-is-being-filled';
const TAKE_OVER_MILLISECONDS = 3000;

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
  return useSyncExternalStore(
    subscribe,
    () => waiting !== undefined,
    () => false,
  );
}

/** Lets a waiting worker take over, unless a page is being filled in, in this tab or another; whether it was let. */
export async function letTakeOver(worker: ServiceWorker): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  return navigator.locks.request(FILLING, { ifAvailable: true }, (lock) => {
    if (lock) worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
    return lock !== null;
  });
}

/**
 * Opens this tab anew in the newest version. Other tabs stay as they are. The page is asked for when the new worker
 * has taken over: Chromium may hold back a page that is asked for while one worker takes the place of another.
 */
export async function takeUpdate(): Promise<void> {
  const tookOver = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const isLet = waiting ? await letTakeOver(waiting).catch(() => false) : false;
  if (isLet) await inTime(tookOver, TAKE_OVER_MILLISECONDS);
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
