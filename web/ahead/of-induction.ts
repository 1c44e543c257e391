import type { EarlyAnswer } from '../app/api/early-answer.ts';
import { answerTo, DATABASE_NAME } from '../phone/database.ts';
import type { WorkerSession } from '../phone/rows.ts';

/** The API path of an induction without its id; the site's build fills it in. */
declare const USER_FORMS: string;

/** After this the page makes its own request. */
const PATIENCE_MILLISECONDS = 20_000;
/** Gives up on a database that hangs. */
const OPENING_MILLISECONDS = 1000;

const PLAYER = /^\/page\/([^/]+)\//;

/** The phone's token of an induction; rejects where there is no database or no such store. */
async function keptToken(userFormId: string): Promise<string | undefined> {
  const opening = indexedDB.open(DATABASE_NAME);
  // Only the application's scripts create the database.
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

/** Requests the induction of a player's address with this phone's token. */
export function ofInduction(pathname: string): EarlyAnswer | undefined {
  const [, id] = PLAYER.exec(pathname) ?? [];
  if (id === undefined || !navigator.onLine) return undefined;
  const url = USER_FORMS + id;
  const asked = ask(url, id);
  asked.catch(() => undefined);
  return { url, asked };
}
