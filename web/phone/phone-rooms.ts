import { answerTo, endOf, inDatabase } from './database.ts';
import { hasFormer, takeOverFormer } from './former-storage.ts';
import { memoryRooms } from './memory-rooms.ts';
import { SMALL_ROOMS, type Rooms } from './rows.ts';
import { hearServerTime, serverTime } from './server-clock.ts';

type Work<T> = (rooms: Rooms) => Promise<T>;

/** Rewrites the stored clock only when it is off by this much; otherwise every answer would cost a write. */
const CLOCK_MILLISECONDS = 60_000;

function roomsIn(work: IDBTransaction): Rooms {
  return {
    get: (room, key) => answerTo(work.objectStore(room).get(key)),
    all: (room) => answerTo(work.objectStore(room).getAll()),
    put: async (room, row) => void (await answerTo(work.objectStore(room).put(row))),
    remove: (room, key) => answerTo(work.objectStore(room).delete(key)),
  };
}

/** A resolved promise means data on the disk: a phone may kill its browser at any moment. */
const DURABLE = { durability: 'strict' } as const;

/** Rolls back a failed transaction, unless it has aborted by itself. */
function abort(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch {
    // The transaction has ended.
  }
}

function inBrowser<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  return inDatabase(async (db) => {
    const transaction = db.transaction(SMALL_ROOMS, mode, DURABLE);
    const end = endOf(transaction);
    end.catch(() => undefined);
    try {
      const value = await work(roomsIn(transaction));
      await end;
      return value;
    } catch (error) {
      abort(transaction);
      throw error;
    }
  });
}

async function followClock(rooms: Rooms): Promise<void> {
  const kept = await rooms.get('clock', 'server');
  const seen = serverTime();
  if (seen === undefined) hearServerTime(kept?.at);
  else if (kept === undefined || Math.abs(seen - kept.at) > CLOCK_MILLISECONDS)
    await rooms.put('clock', { id: 'server', at: seen });
}

/** Migrates the previous release's rows before the first read. */
async function prepare(): Promise<void> {
  await inBrowser(hasFormer() ? 'readwrite' : 'readonly', async (rooms) => {
    if (serverTime() === undefined) hearServerTime((await rooms.get('clock', 'server'))?.at);
    if (hasFormer()) await takeOverFormer(rooms);
  });
}

/** Opens rooms in this tab's memory with all rows that the browser can still read. */
async function fallBack(): Promise<Rooms> {
  const rooms = memoryRooms();
  await inBrowser('readonly', async (kept) => {
    for (const room of SMALL_ROOMS) for (const row of await kept.all(room)) await rooms.put(room, row);
  }).catch(() => undefined);
  await takeOverFormer(rooms);
  return rooms;
}

let prepared: Promise<void> | undefined;
let memory: Promise<Rooms> | undefined;
let turn: Promise<unknown> = Promise.resolve();

function inMemory<T>(work: Work<T>): Promise<T> {
  const mine = turn.then(async () => work(await (memory ??= fallBack())));
  turn = mine.catch(() => undefined);
  return mine;
}

/**
 * Runs the work on the small rooms in one transaction over all tabs. Falls back to this tab's memory, with the rows it can read, where the
 * browser stores nothing or stops storing; the work may then run twice.
 */
export async function atOnce<T>(mode: IDBTransactionMode, work: Work<T>): Promise<T> {
  if (memory) return inMemory(work);
  try {
    await (prepared ??= prepare());
    return await inBrowser(mode, async (rooms) => {
      if (mode === 'readwrite') await followClock(rooms);
      return work(rooms);
    });
  } catch {
    return inMemory(work);
  }
}
