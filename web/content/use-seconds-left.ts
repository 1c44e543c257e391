import { useCallback, useSyncExternalStore } from 'react';

const SECOND = 1000;

function secondsUntil(until: number | undefined): number {
  return until === undefined ? 0 : Math.max(0, Math.ceil((until - Date.now()) / SECOND));
}

/** Calls back every second until the instant; returns a stop function. */
function everySecond(until: number, onSecond: () => void): () => void {
  let timer: ReturnType<typeof setTimeout>;
  const wait = () => {
    const ahead = until - Date.now();
    if (ahead > 0) timer = setTimeout(tick, ahead % SECOND || SECOND);
  };
  const tick = () => {
    onSecond();
    wait();
  };
  wait();
  return () => clearTimeout(timer);
}

/** Whole seconds until an instant (milliseconds since 1970), counting down; 0 if it is past or not set. */
export function useSecondsLeft(until: number | undefined): number {
  const subscribe = useCallback(
    (onSecond: () => void) => (until === undefined ? () => undefined : everySecond(until, onSecond)),
    [until],
  );
  return useSyncExternalStore(subscribe, () => secondsUntil(until));
}
