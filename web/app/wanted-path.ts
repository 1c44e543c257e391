import { ownPath } from './paths.ts';

/** The history state of the login page: where the user was going. */
export type WantedPath = { wanted: string };

export function wantedPath(state: unknown): string | undefined {
  const wanted = (state as Partial<WantedPath> | null)?.wanted;
  return typeof wanted === 'string' ? ownPath(wanted, window.location.origin) : undefined;
}
