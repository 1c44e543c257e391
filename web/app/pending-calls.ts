import { useSyncExternalStore } from 'react';

let pending = 0;
const listeners = new Set<() => void>();

function change(by: 1 | -1): void {
  pending += by;
  for (const listener of listeners) listener();
}

/** Counts a promise as loading until it settles: the loading bar shows while any is. */
export async function trackLoading<T>(work: Promise<T>): Promise<T> {
  change(1);
  try {
    return await work;
  } finally {
    change(-1);
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

export function useIsLoading(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => pending > 0,
    () => false,
  );
}
