import type { EarlyAnswer } from '../app/early-answer.ts';
import { answerTo, DATABASE_NAME } from '../phone/database.ts';
import type { WorkerSession } from '../phone/rows.ts';

/** The address of the API at which an induction is read, up to its id; written in by the site's build. */
declare const USER_FORMS: string;

/** Then the page asks by itself. */
const PATIENCE_MILLISECONDS = 20_000;
/** A database that hangs is not waited for. */
const OPENING_MILLISECONDS = 1000;

const PLAYER = /^\/page\/([^/]+)\//;

/** The token of an induction as the phone keeps it; rejects where there is no database, or none with such a room. */
async function keptToken(userFormId: string): Promise<string | undefined> {
  const opening = indexedDB.open(DATABASE_NAME);
  // It is the scripts' to make one.
  opening.onupgradeneeded = () => opening.transaction?.abort();
  const db = await answerTo(opening);
  try {
    const row = await answerTo(db.transaction('sessions').objectStore('sessions').get(userFormId));
    return (row as WorkerSession | undefined)?.token;
  } finally {
    db.close();
  }
}

async function ask(url: string, userFormId: string): EarlyAnswer['asked'] {
  const late = new Promise<undefined>((resolve) => setTimeout(resolve, OPENING_MILLISECONDS));
  const token = await Promise.race([keptToken(userFormId), late]);
  if (!token) return undefined;
  const authorization = `Bearer ${token}`;
  const headers = { accept: 'application/json', authorization };
  const deadline = new AbortController();
  setTimeout(() => deadline.abort(), PATIENCE_MILLISECONDS);
  const answer = fetch(url, { headers, signal: deadline.signal });
  answer.catch(() => undefined);
  return { authorization, answer };
}

/** Asks for the induction of a player's address with the token that this phone has for it. */
export function ofInduction(pathname: string): EarlyAnswer | undefined {
  const [, id] = PLAYER.exec(pathname) ?? [];
  if (id === undefined || !navigator.onLine) return undefined;
  const url = USER_FORMS + id;
  const asked = ask(url, id);
  asked.catch(() => undefined);
  return { url, asked };
}
