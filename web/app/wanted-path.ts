import { readStoredJson, writeStored } from './browser-storage.ts';
import { ownPath } from './paths.ts';

/** The history state of the login page: where the user was going. */
export type WantedPath = { wanted: string };

const KEY = 'wantedPath';
/** As long as a mailed link for a new password is good. */
const KEPT_MILLISECONDS = 60 * 60_000;

export function wantedPath(state: unknown): string | undefined {
  const wanted = (state as Partial<WantedPath> | null)?.wanted;
  return typeof wanted === 'string' ? ownPath(wanted, window.location.origin) : undefined;
}

/** Keeps where the user was going while they follow a mailed link, which opens a page of its own. */
export function keepWantedPath(wanted: string | undefined, now = Date.now()): void {
  writeStored(KEY, wanted === undefined ? undefined : JSON.stringify({ wanted, until: now + KEPT_MILLISECONDS }));
}

/** The history state that leads to where the user was going, once. */
export function takeWantedPath(now = Date.now()): WantedPath | undefined {
  const kept = readStoredJson(KEY) as { wanted?: unknown; until?: unknown } | null | undefined;
  writeStored(KEY, undefined);
  const wanted = wantedPath(kept);
  return wanted !== undefined && Number(kept?.until) > now ? { wanted } : undefined;
}
