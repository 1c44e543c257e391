/** The database of this browser in which all that a phone keeps of inductions lies. */
export const DATABASE_NAME = 'inductions';
const VERSION = 2;

const ROOMS: Readonly<Record<string, string | string[]>> = {
  inductions: 'userFormId',
  drafts: ['userFormId', 'part'],
  pictures: ['userFormId', 'name'],
  sessions: 'userFormId',
  starts: 'key',
  codes: 'id',
  finished: 'userFormId',
  clock: 'id',
};

/** Safari's first opening after a start of the browser may hang for good; the next one does not. */
const OPENING_MILLISECONDS = 1500;
const MOST_OPENINGS = 2;

/** The answer to one request. */
export function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/** Until all of a transaction is written; rejects where none of it is. */
export function endOf(work: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    work.oncomplete = () => resolve();
    work.onabort = () => reject(work.error ?? new Error('IndexedDB'));
  });
}

function addRooms(db: IDBDatabase): void {
  for (const [name, keyPath] of Object.entries(ROOMS)) {
    if (!db.objectStoreNames.contains(name)) db.createObjectStore(name, { keyPath });
  }
}

async function openedAt(version: number | undefined): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, version);
  request.onupgradeneeded = () => addRooms(request.result);
  return answerTo(request);
}

/** A newer build may have been here: what this one needs is in its rooms too. */
function openedOnce(): Promise<IDBDatabase> {
  return openedAt(VERSION).catch((error: unknown) => {
    if ((error as Partial<Error> | null)?.name === 'VersionError') return openedAt(undefined);
    throw error;
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database did not open')), OPENING_MILLISECONDS);
  });
  return Promise.race([work, late]);
}

async function opened(openings = MOST_OPENINGS): Promise<IDBDatabase> {
  const opening = openedOnce();
  const close = (db: IDBDatabase) => () => db.close();
  // However late it comes, it must not stand in the way of a newer build.
  opening.then(
    (db) => (db.onversionchange = close(db)),
    () => undefined,
  );
  try {
    return await inTime(opening);
  } catch (error) {
    if (openings <= 1) throw error;
    return opened(openings - 1);
  }
}

/** The connection is gone: closed for a newer build, or by the phone while the tab was out of sight. */
const GONE: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

let current: Promise<IDBDatabase> | undefined;

function connected(): Promise<IDBDatabase> {
  current ??= opened();
  return current;
}

/** Works in the database, connected anew where the connection is gone. Rejects where the browser keeps nothing. */
export async function inDatabase<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
  const connection = connected();
  const db = await connection;
  try {
    return await work(db);
  } catch (error) {
    if (!GONE.has((error as Partial<Error> | null)?.name ?? '')) throw error;
    if (current === connection) current = undefined;
    return work(await connected());
  }
}
