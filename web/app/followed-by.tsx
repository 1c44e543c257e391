import { useEffect, type ReactNode } from 'react';

type FollowedByProps = { screen: { fetchAhead: () => void }; children: ReactNode };

/** A page that leads to a screen in a file of its own, which is fetched while the user types. */
export function FollowedBy({ screen, children }: FollowedByProps) {
  useEffect(() => {
    document.addEventListener('input', screen.fetchAhead, { once: true });
    return () => document.removeEventListener('input', screen.fetchAhead);
  }, [screen]);
  return children;
}
