import { answerTo, endOf, inDatabase } from './database.ts';

/** Rows of one kind. A promise resolves when the data is written. */
export type OwnRoom<Row> = {
  all(): Promise<Row[]>;
  put(rows: readonly Row[]): Promise<void>;
  remove(keys: readonly string[]): Promise<void>;
  drop(rows: readonly Row[]): Promise<void>;
};

/** The data is on the disk: a phone may kill its browser at any moment. */
const DURABLE = { durability: 'strict' } as const;

/** A tab that sleeps may hold the database. */
const ADDING_MILLISECONDS = 3000;

const isCalled = (name: string, error: unknown) => (error as Partial<Error> | null)?.name === name;

/** Raises the version of this phone's database by one; the connections of all tabs close for that and open again. */
async function addRoom(db: IDBDatabase, name: string, keyPath: string): Promise<void> {
  const request = indexedDB.open(db.name, db.version + 1);
  request.onupgradeneeded = () => void request.result.createObjectStore(name, { keyPath });
  try {
    const raised = answerTo(request);
    const late = new Promise<never>((_, reject) => setTimeout(reject, ADDING_MILLISECONDS));
    (await Promise.race([raised, late])).close();
  } catch (error) {
    // Another tab was faster: the newest version has the room.
    if (!isCalled('VersionError', error)) throw error;
  }
}

/**
 * A room of the phone's database that no first script knows, since single screens need it: it is made for its first row. Falls back to
 * this tab's memory, with the rows it can read, where the browser stores nothing or stops storing.
 */
export function ownRoom<Row extends Record<Key, string>, Key extends string>(name: string, keyPath: Key): OwnRoom<Row> {
  const inRoom = <T>(mode: IDBTransactionMode, work: (room: IDBObjectStore) => Promise<T>): Promise<T> =>
    inDatabase(async (db) => {
      const transaction = db.transaction(name, mode, DURABLE);
      const [value] = await Promise.all([work(transaction.objectStore(name)), endOf(transaction)]);
      return value;
    });
  const stored = () =>
    inRoom('readonly', (room) => answerTo<Row[]>(room.getAll())).catch((error: unknown): Row[] => {
      if (isCalled('NotFoundError', error)) return [];
      throw error;
    });
  const store = (work: (room: IDBObjectStore) => Promise<unknown>) =>
    inRoom('readwrite', work).catch(async (error: unknown) => {
      if (!isCalled('NotFoundError', error)) throw error;
      await inDatabase((db) => addRoom(db, name, keyPath));
      await inRoom('readwrite', work);
    });

  let memory: Promise<Map<string, Row>> | undefined;
  const readable = async () => new Map((await stored().catch(() => [])).map((row) => [row[keyPath], row]));
  const orInMemory = async <T>(work: () => Promise<T>, inMemory: (rows: Map<string, Row>) => T): Promise<T> => {
    if (memory) return inMemory(await memory);
    return work().catch(async () => inMemory(await (memory ??= readable())));
  };
  const remove = (keys: readonly string[]): Promise<void> =>
    keys.length === 0
      ? Promise.resolve()
      : orInMemory(
          async () => void (await store((room) => Promise.all(keys.map((key) => answerTo(room.delete(key)))))),
          (kept) => keys.forEach((key) => kept.delete(key)),
        );
  return {
    all: () => orInMemory(stored, (kept) => [...kept.values()]),
    put: (rows) =>
      orInMemory(
        async () => void (await store((room) => Promise.all(rows.map((row) => answerTo(room.put(row)))))),
        (kept) => rows.forEach((row) => kept.set(row[keyPath], row)),
      ),
    remove,
    drop: (rows) => remove(rows.map((row) => row[keyPath])),
  };
}
