import { useEffect, type ReactNode } from 'react';

type FollowedByProps = { screen: { fetchAhead: () => void }; children: ReactNode };

/** Wraps a page and prefetches its next screen while the user types. */
export function FollowedBy({ screen, children }: FollowedByProps) {
  useEffect(() => {
    document.addEventListener('input', screen.fetchAhead, { once: true });
    return () => document.removeEventListener('input', screen.fetchAhead);
  }, [screen]);
  return children;
}
