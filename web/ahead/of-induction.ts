import type { EarlyAnswer } from '../app/early-answer.ts';
import { workerSession } from '../app/worker-sessions.ts';

/** The address of the API at which an induction is read, up to its id; written in by the site's build. */
declare const USER_FORMS: string;

/** Then the page asks by itself. */
const PATIENCE_MILLISECONDS = 20_000;

const PLAYER = /^\/page\/([^/]+)\//;

/** Asks for the induction of a player's address with the token that this phone has for it. */
export function ofInduction(pathname: string): EarlyAnswer | undefined {
  const [, id = ''] = PLAYER.exec(pathname) ?? [];
  const { token } = workerSession(id) ?? {};
  if (!token || !navigator.onLine) return undefined;
  const url = USER_FORMS + id;
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', authorization };
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), PATIENCE_MILLISECONDS);
  const answer = fetch(url, { headers, signal: deadline.signal });
  answer.catch(() => undefined);
  return { url, authorization, answer };
}
