import { useEffect, useEffectEvent, useState } from 'react';

type Loading<T> = { attempt: number; value?: T; error?: unknown };

/** Loads a value when the screen opens, and again on `retry` after a failure. */
export function useLoaded<T>(load: () => Promise<T>): { value: T | undefined; error: unknown; retry: () => void } {
  const [attempt, setAttempt] = useState(0);
  const [loading, setLoading] = useState<Loading<T>>();
  const begin = useEffectEvent(load);
  useEffect(() => {
    let isLeft = false;
    begin().then(
      (value) => !isLeft && setLoading({ attempt, value }),
      (error: unknown) => !isLeft && setLoading({ attempt, error }),
    );
    return () => {
      isLeft = true;
    };
  }, [attempt]);
  const now = loading?.attempt === attempt ? loading : undefined;
  return { value: now?.value, error: now?.error, retry: () => setAttempt(attempt + 1) };
}
