import { useCallback, useEffect, useState } from 'react';
import type { Permit } from '../../../shared/permits/permit.ts';
import { loadReviewed, type Reviewed } from './review-session.ts';

export type ReviewedPermit = {
  reviewed: Reviewed | undefined;
  error: unknown;
  retry: () => void;
  /** Shows the permit from a write's answer. */
  put: (permit: Permit) => void;
};

type Loading = { reviewed?: Reviewed; error?: unknown };

/** The permit of a link; refetched whenever the user returns to the phone, since others sign it meanwhile. */
export function useReviewed(permitId: string, pin: string): ReviewedPermit {
  const [loading, setLoading] = useState<Loading>({});
  const [attempt, setAttempt] = useState(0);
  const retry = useCallback(() => setAttempt((before) => before + 1), []);
  useEffect(() => {
    let isLeft = false;
    loadReviewed({ permitId, pin }).then(
      (reviewed) => !isLeft && setLoading({ reviewed }),
      // Keeps the loaded permit: a phone without a network still shows it.
      (error: unknown) => !isLeft && setLoading((before) => ({ ...before, error })),
    );
    return () => {
      isLeft = true;
    };
  }, [permitId, pin, attempt]);
  useEffect(() => {
    const look = () => document.visibilityState === 'visible' && retry();
    document.addEventListener('visibilitychange', look);
    window.addEventListener('online', look);
    return () => {
      document.removeEventListener('visibilitychange', look);
      window.removeEventListener('online', look);
    };
  }, [retry]);
  const put = useCallback(
    (permit: Permit) =>
      setLoading((before) => (before.reviewed ? { reviewed: { ...before.reviewed, permit } } : before)),
    [],
  );
  return { reviewed: loading.reviewed, error: loading.error, retry, put };
}
