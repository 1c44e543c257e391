import { useSyncExternalStore } from 'react';
import { writeStored } from '../app/session/browser-storage.ts';
import { isSharedDevice, SHARED_MARK } from './shared-mark.ts';

const listeners = new Set<() => void>();
const clearings = new Set<() => void>();

export function setSharedDevice(isShared: boolean): void {
  writeStored(SHARED_MARK, isShared ? String(Date.now()) : undefined);
  for (const listener of listeners) listener();
}

/** Tells all tabs of a shared device about a handover. */
export function tellCleared(): void {
  setSharedDevice(true);
  for (const clear of clearings) clear();
}

/** Registers a callback that clears this tab's memory with the device. */
export function clearWithDevice(clear: () => void): void {
  clearings.add(clear);
}

/** Calls the listener when another tab hands the device over; returns an unsubscribe function. */
export function onClearedElsewhere(listener: () => void): () => void {
  const hear = ({ key }: StorageEvent) => {
    if (key === SHARED_MARK) listener();
  };
  window.addEventListener('storage', hear);
  return () => window.removeEventListener('storage', hear);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  const stop = onClearedElsewhere(listener);
  return () => {
    listeners.delete(listener);
    stop();
  };
}

/** Whether any tab marked this device as shared; the prerendered page assumes it is not. */
export function useSharedDevice(): boolean {
  return useSyncExternalStore(subscribe, isSharedDevice, () => false);
}
