import type { EarlyAnswer } from '../app/api/early-answer.ts';
import { firstLanguage } from '../app/texts/language-choice.ts';
import { answerTo, DATABASE_NAME } from '../phone/database.ts';
import type { WorkerSession } from '../phone/rows.ts';
import { askEarly, fromPhone } from './ask-early.ts';

/** The API path of an induction without its id; the site's build fills it in. */
declare const USER_FORMS: string;

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
  const token = await fromPhone(keptToken(userFormId));
  if (!token) return undefined;
  const value = `Bearer ${token}`;
  const headers = { accept: 'application/json', authorization: value };
  return { mark: 'authorization', value, answer: askEarly(url, { headers }) };
}

/** Requests the induction of a player's address with this phone's token, in the language of the first screen. */
export function ofInduction(location: Location): EarlyAnswer | undefined {
  const [, id] = PLAYER.exec(location.pathname) ?? [];
  if (id === undefined || !navigator.onLine) return undefined;
  const url = `${USER_FORMS}${id}?language=${firstLanguage(location)}`;
  const asked = ask(url, id);
  asked.catch(() => undefined);
  return { method: 'GET', url, asked };
}
