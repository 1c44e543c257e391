import { answerTo, endOf, inDatabase } from '../phone/database.ts';
import type { KeptDraft, KeptInduction, KeptPicture } from './kept-induction.ts';
import type { PhoneStore } from './phone-store.ts';
import { isBusy, swept } from './sweep.ts';

type Row = KeptInduction | KeptDraft | KeptPicture;

const ROOMS = ['inductions', 'drafts', 'pictures'] as const;
type Room = (typeof ROOMS)[number];

/** The range of keys that begin with an induction's id; IndexedDB sorts arrays after all strings. */
function keysOf(userFormId: string): IDBKeyRange {
  return IDBKeyRange.bound([userFormId], [userFormId, []]);
}

/** Runs the work in one transaction; resolves when that is written. */
function inRooms<T>(
  rooms: readonly Room[],
  mode: IDBTransactionMode,
  work: (roomOf: (name: Room) => IDBObjectStore) => Promise<T>,
): Promise<T> {
  return inDatabase(async (db) => {
    const transaction = db.transaction(rooms, mode);
    const end = endOf(transaction);
    end.catch(() => undefined);
    const value = await work((name) => transaction.objectStore(name));
    await end;
    return value;
  });
}

function read<T>(room: Room, work: (room: IDBObjectStore) => IDBRequest<T>): Promise<T> {
  return inRooms([room], 'readonly', (roomOf) => answerTo(work(roomOf(room))));
}

function write(room: Room, work: (room: IDBObjectStore) => void): Promise<void> {
  return inRooms([room], 'readwrite', async (roomOf) => work(roomOf(room)));
}

function removeAll(userFormId: string): Promise<void> {
  return inRooms(ROOMS, 'readwrite', async (roomOf) => {
    roomOf('inductions').delete(userFormId);
    roomOf('drafts').delete(keysOf(userFormId));
    roomOf('pictures').delete(keysOf(userFormId));
  });
}

/** A killed tab may leave drafts and pictures of a removed form, so they expire by their own age. */
function sweep(now: number): Promise<void> {
  return inRooms(ROOMS, 'readwrite', async (roomOf) => {
    const all = await answerTo<KeptInduction[]>(roomOf('inductions').getAll());
    const busy = new Set(all.filter(isBusy).map((kept) => kept.userFormId));
    for (const name of ROOMS) {
      const request = roomOf(name).openCursor();
      request.onsuccess = () => {
        const each = request.result;
        if (!each) return;
        const before = each.value as Row;
        const row = swept(before, { now, busy });
        if (row === undefined) each.delete();
        else if (row !== before) each.update(row);
        each.continue();
      };
    }
  });
}

/** Opens the browser's persistent store; rejects where the browser stores nothing. */
export async function indexedStore(): Promise<PhoneStore> {
  await inDatabase(() => Promise.resolve());
  return {
    induction: (userFormId) => read('inductions', (room) => room.get(userFormId)),
    inductions: () => read('inductions', (room) => room.getAll()),
    change: (userFormId, change) =>
      inRooms(['inductions'], 'readwrite', async (roomOf) => {
        const room = roomOf('inductions');
        const changed = change(await answerTo<KeptInduction | undefined>(room.get(userFormId)));
        if (changed) room.put(changed);
        return changed;
      }),
    drafts: (userFormId) => read('drafts', (room) => room.getAll(keysOf(userFormId))),
    keepDraft: (draft) => write('drafts', (room) => room.put(draft)),
    dropDraft: (userFormId, part) => write('drafts', (room) => room.delete([userFormId, part])),
    picture: (userFormId, name) => read('pictures', (room) => room.get([userFormId, name])),
    pictures: (userFormId) => read('pictures', (room) => room.getAll(keysOf(userFormId))),
    keepPicture: (picture) => write('pictures', (room) => room.put(picture)),
    remove: removeAll,
    sweep,
  };
}
