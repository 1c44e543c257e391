import type { EarlyAnswer } from '../app/api/early-answer.ts';
import { newUuid } from '../app/api/uuid.ts';
import { firstLanguage } from '../app/texts/language-choice.ts';
import { answerTo, endOf, inDatabase } from '../phone/database.ts';
import { hasFormer } from '../phone/former-storage.ts';
import { isSharedDevice } from '../shared-device/shared-mark.ts';
import { askEarly, fromPhone } from './ask-early.ts';

/** The API path of starts; the site's build fills it in. */
declare const STARTS: string;

const POSTER = /^\/s\/(\d{6})$/;
const ROOMS = ['sessions', 'starts', 'finished'];

/** Puts a new key on the disk, as `beginStart` does; undefined where the phone knows the PIN, which the scripts then ask about. */
function newStart(pin: string): Promise<string | undefined> {
  return inDatabase(async (db) => {
    const work = db.transaction(ROOMS, 'readwrite', { durability: 'strict' });
    const end = endOf(work);
    const rows = await Promise.all(ROOMS.map((room) => answerTo<{ pin?: string }[]>(work.objectStore(room).getAll())));
    const isKnown = rows.some((room) => room.some((row) => row.pin === pin));
    const key = newUuid();
    if (!isKnown) work.objectStore('starts').put({ key, pin });
    await end;
    db.close();
    return isKnown ? undefined : key;
  });
}

async function start(url: string, pin: string): EarlyAnswer['asked'] {
  const value = await fromPhone(newStart(pin));
  if (!value) return undefined;
  const mark = 'idempotency-key';
  const headers = { accept: 'application/json', 'content-type': 'application/json', [mark]: value };
  const body = JSON.stringify({ inductionFormPin: pin });
  return { mark, value, answer: askEarly(url, { method: 'POST', headers, body }) };
}

/**
 * Starts the induction of a poster's address, unless the phone has to ask first or clear away the former person's. The page's scripts find
 * the key and take the answer, or send the start again with that key.
 */
export function ofPoster(location: Location): EarlyAnswer | undefined {
  const [, pin] = POSTER.exec(location.pathname) ?? [];
  const isMissed = 'missed' in document.documentElement.dataset;
  if (pin === undefined || isMissed || !navigator.onLine || isSharedDevice() || hasFormer()) return undefined;
  const url = `${STARTS}?language=${firstLanguage(location)}`;
  const asked = start(url, pin);
  asked.catch(() => undefined);
  return { method: 'POST', url, asked };
}
