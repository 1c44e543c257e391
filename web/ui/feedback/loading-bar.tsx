// <LoadingBar isLoading={pendingCount > 0} />, once in the shell. Anything shorter than the latency threshold shows nothing.
import { useEffect, useState } from 'react';
import styles from './loading-bar.module.css';
import {
  LATENCY_MILLISECONDS,
  nextSize,
  REMOVAL_MILLISECONDS,
  START_SIZE,
  STEP_MILLISECONDS,
} from './loading-progress.ts';

/** The bar's size between 0 and 1; undefined while the bar is hidden. */
function useSize(isLoading: boolean): number | undefined {
  const [size, setSize] = useState<number>();
  const isShown = size !== undefined;
  useEffect(() => {
    if (isLoading && isShown) {
      const steps = setInterval(() => setSize((now = START_SIZE) => nextSize(now)), STEP_MILLISECONDS);
      return () => clearInterval(steps);
    }
    const next = isLoading ? START_SIZE : undefined;
    const change = setTimeout(() => setSize(next), isLoading ? LATENCY_MILLISECONDS : REMOVAL_MILLISECONDS);
    return () => clearTimeout(change);
  }, [isLoading, isShown]);
  return isShown && !isLoading ? 1 : size;
}

export function LoadingBar({ isLoading }: { isLoading: boolean }) {
  const size = useSize(isLoading);
  if (size === undefined) return null;
  return <div className={styles.bar} style={{ width: `${size * 100}%` }} aria-hidden="true" />;
}
