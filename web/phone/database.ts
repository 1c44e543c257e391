/** The browser's database for everything that a phone stores of inductions and permits. */
export const DATABASE_NAME = 'inductions';
/** Each of the own rooms (`own-rooms.ts`) raises a phone's version by one: the next version here is 14. */
const VERSION = 4;

/** The rooms that every phone has, by their keys. */
export const ROOMS: Readonly<Record<string, string | string[]>> = {
  inductions: 'userFormId',
  drafts: ['userFormId', 'part'],
  pictures: ['userFormId', 'name'],
  sessions: 'userFormId',
  starts: 'key',
  codes: 'id',
  finished: 'userFormId',
  clock: 'id',
};

/** In Safari the first open after a browser start may hang forever; the next open works. */
const OPENING_MILLISECONDS = 1500;
const MOST_OPENINGS = 2;

/** The result of one request. */
export function answerTo<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('IndexedDB'));
  });
}

/** Resolves when the transaction is written; rejects when it fails. */
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

async function openVersion(version: number | undefined): Promise<IDBDatabase> {
  const request = indexedDB.open(DATABASE_NAME, version);
  request.onupgradeneeded = () => addRooms(request.result);
  return answerTo(request);
}

/** Opens the newest version: a newer build may have upgraded the database, and its stores include this build's. */
function openNewest(): Promise<IDBDatabase> {
  return openVersion(VERSION).catch((error: unknown) => {
    if ((error as Partial<Error> | null)?.name === 'VersionError') return openVersion(undefined);
    throw error;
  });
}

function inTime<T>(work: Promise<T>): Promise<T> {
  const late = new Promise<never>((_, reject) => {
    setTimeout(() => reject(new Error('the database did not open')), OPENING_MILLISECONDS);
  });
  return Promise.race([work, late]);
}

async function openDatabase(openings = MOST_OPENINGS): Promise<IDBDatabase> {
  const opening = openNewest();
  const close = (db: IDBDatabase) => () => db.close();
  // A late connection must not block a newer build's upgrade.
  opening.then(
    (db) => (db.onversionchange = close(db)),
    () => undefined,
  );
  try {
    return await inTime(opening);
  } catch (error) {
    if (openings <= 1) throw error;
    return openDatabase(openings - 1);
  }
}

/** The connection is lost: closed for a newer build, or by the phone while the tab was hidden. */
const GONE: ReadonlySet<string> = new Set(['InvalidStateError', 'UnknownError']);

let current: Promise<IDBDatabase> | undefined;

function connect(): Promise<IDBDatabase> {
  current ??= openDatabase();
  return current;
}

/** Runs the work in the database and reconnects after a lost connection. Rejects where the browser stores nothing. */
export async function inDatabase<T>(work: (db: IDBDatabase) => Promise<T>): Promise<T> {
  const connection = connect();
  const db = await connection;
  try {
    return await work(db);
  } catch (error) {
    if (!GONE.has((error as Partial<Error> | null)?.name ?? '')) throw error;
    if (current === connection) current = undefined;
    return work(await connect());
  }
}
