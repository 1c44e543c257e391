import { useEffect, useRef } from 'react';
import type { SaveRefusal } from '../save-refusal.ts';

/** Handles a refusal that arrives after the worker went on, also while the page is open again. */
export function useParked(parked: SaveRefusal | undefined, take: (parked: SaveRefusal) => void): void {
  const text = JSON.stringify(parked);
  const taken = useRef(text);
  useEffect(() => {
    if (parked && taken.current !== text) take(parked);
    taken.current = text;
  });
}
