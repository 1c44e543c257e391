import { useEffect, useSyncExternalStore } from 'react';
import { inTime } from './worker/in-time.ts';
import type { WorkerMessage } from './worker/messages.ts';

/** A lock that all tabs share while a user fills in a page: no update may interrupt that. */
const FILLING = 'page-is-being-filled';
const TAKE_OVER_MILLISECONDS = 3000;

let waiting: ServiceWorker | undefined;
const listeners = new Set<() => void>();

/** Tells the screens that a newer version waits on the phone. */
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

/** Activates a waiting worker unless a user fills in a page in any tab; answers whether it did. */
export async function letTakeOver(worker: ServiceWorker): Promise<boolean> {
  if (!('locks' in navigator)) return false;
  return navigator.locks.request(FILLING, { ifAvailable: true }, (lock) => {
    if (lock) worker.postMessage({ kind: 'take-over' } satisfies WorkerMessage);
    return lock !== null;
  });
}

/**
 * Reloads this tab in the newest version; other tabs stay. Reloads only after the new worker has taken over: Chromium may stall a page that
 * is requested during the change of workers.
 */
export async function takeUpdate(): Promise<void> {
  const tookOver = new Promise((resolve) =>
    navigator.serviceWorker.addEventListener('controllerchange', resolve, { once: true }),
  );
  const isLet = waiting ? await letTakeOver(waiting).catch(() => false) : false;
  if (isLet) await inTime(tookOver, TAKE_OVER_MILLISECONDS);
  window.location.reload();
}

/** Holds back a waiting version while `isFilling`. */
export function useHeldUpdates(isFilling: boolean): void {
  useEffect(() => {
    if (!isFilling || !('locks' in navigator)) return undefined;
    let release: () => void = () => undefined;
    const filled = new Promise<void>((resolve) => (release = resolve));
    navigator.locks.request(FILLING, { mode: 'shared' }, () => filled).catch(() => undefined);
    return () => release();
  }, [isFilling]);
}
