import { useSyncExternalStore } from 'react';
import { readStoredJson, writeStored } from '../../app/session/browser-storage.ts';

/** How the lists look in this browser: the height of their rows, and the hidden columns of each list. */
type ListLooks = { isRoomy: boolean; hidden: Readonly<Record<string, readonly string[]>> };

const KEY = 'list.looks';
const NONE: readonly string[] = [];
const listeners = new Set<() => void>();
let held: ListLooks | undefined;

function readLooks(): ListLooks {
  const value = readStoredJson(KEY);
  const { isRoomy, hidden } = (typeof value === 'object' && value !== null ? value : {}) as Partial<ListLooks>;
  return { isRoomy: isRoomy === true, hidden: typeof hidden === 'object' && hidden !== null ? hidden : {} };
}

const looks = (): ListLooks => (held ??= readLooks());

function keep(change: Partial<ListLooks>): void {
  held = { ...looks(), ...change };
  writeStored(KEY, JSON.stringify(held));
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The looks of a list, remembered in the browser. */
export function useListLooks(name: string) {
  const { isRoomy, hidden } = useSyncExternalStore(subscribe, looks);
  const of = hidden[name];
  return {
    isRoomy,
    setRoomy: (wanted: boolean) => keep({ isRoomy: wanted }),
    hidden: Array.isArray(of) ? of : NONE,
    setHidden: (keys: readonly string[]) => keep({ hidden: { ...looks().hidden, [name]: keys } }),
  };
}
