import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { hearSteps } from './history-steps.ts';

/** The router's index of the entry in the browser's history. */
function entryNumber(): number | undefined {
  const state: unknown = window.history.state;
  const number = typeof state === 'object' && state !== null && 'idx' in state ? state.idx : undefined;
  return typeof number === 'number' ? number : undefined;
}

type Held = {
  isOn: boolean;
  /** Whether a step is taken all the same; the address is already the one that it leads to. */
  isLet: (isToThisEntry: boolean) => boolean;
  /** Called for a step that was taken back; `repeat` takes it. */
  onHeld: (repeat: () => void) => void;
};

/** Holds the browser's Back and Forward. The browser reports a step after taking it: this takes it back before the router sees it. */
export function useHeldSteps({ isOn, isLet, onHeld }: Held): void {
  const here = useRef<number>(undefined);
  const location = useLocation();
  useEffect(() => {
    here.current = entryNumber();
  }, [location]);
  useEffect(() => {
    if (!isOn) return;
    const step = (event: PopStateEvent) => {
      const own = here.current;
      const asked = entryNumber();
      if (own === undefined || asked === undefined || isLet(asked === own)) return;
      event.stopImmediatePropagation();
      if (asked === own) return;
      window.history.go(own - asked);
      onHeld(() => window.history.go(asked - own));
    };
    return hearSteps(step);
  }, [isOn, isLet, onHeld]);
}
