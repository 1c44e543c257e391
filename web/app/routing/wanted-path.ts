import { readStoredJson, writeStored } from '../session/browser-storage.ts';
import { ownPath } from './paths.ts';

/** The login page's history state: the user's destination. */
export type WantedPath = { wanted: string };

const KEY = 'wantedPath';
/** The lifetime of a mailed link for a new password. */
const KEPT_MILLISECONDS = 60 * 60_000;

export function wantedPath(state: unknown): string | undefined {
  const wanted = (state as Partial<WantedPath> | null)?.wanted;
  return typeof wanted === 'string' ? ownPath(wanted, window.location.origin) : undefined;
}

/** Stores the user's destination while they follow a mailed link, which opens its own page. */
export function keepWantedPath(wanted: string | undefined, now = Date.now()): void {
  writeStored(KEY, wanted === undefined ? undefined : JSON.stringify({ wanted, until: now + KEPT_MILLISECONDS }));
}

/** The history state with the user's destination, once. */
export function takeWantedPath(now = Date.now()): WantedPath | undefined {
  const kept = readStoredJson(KEY) as { wanted?: unknown; until?: unknown } | null | undefined;
  writeStored(KEY, undefined);
  const wanted = wantedPath(kept);
  return wanted !== undefined && Number(kept?.until) > now ? { wanted } : undefined;
}
