import { wrap, type DBSchema, type IDBPDatabase } from 'idb';
import { inDatabase } from '../phone/database.ts';
import type { KeptDraft, KeptInduction, KeptPicture } from './kept-induction.ts';
import type { PhoneStore } from './phone-store.ts';
import { isBusy, swept } from './sweep.ts';

interface Rooms extends DBSchema {
  inductions: { key: string; value: KeptInduction };
  drafts: { key: [userFormId: string, part: string]; value: KeptDraft };
  pictures: { key: [userFormId: string, name: string]; value: KeptPicture };
}

const ROOMS = ['inductions', 'drafts', 'pictures'] as const;

/** The range of keys that begin with an induction's id; IndexedDB sorts arrays after all strings. */
function keysOf(userFormId: string): IDBKeyRange {
  return IDBKeyRange.bound([userFormId], [userFormId, []]);
}

function inRooms<T>(work: (db: IDBPDatabase<Rooms>) => Promise<T>): Promise<T> {
  return inDatabase((db) => work(wrap(db) as IDBPDatabase<Rooms>));
}

async function removeAll(db: IDBPDatabase<Rooms>, userFormId: string): Promise<void> {
  const work = db.transaction(ROOMS, 'readwrite');
  await Promise.all([
    work.objectStore('inductions').delete(userFormId),
    work.objectStore('drafts').delete(keysOf(userFormId)),
    work.objectStore('pictures').delete(keysOf(userFormId)),
    work.done,
  ]);
}

/** A killed tab may leave drafts and pictures of a removed form, so they expire by their own age. */
async function sweep(db: IDBPDatabase<Rooms>, now: number): Promise<void> {
  const work = db.transaction(ROOMS, 'readwrite');
  const busy = new Set((await work.objectStore('inductions').getAll()).filter(isBusy).map((kept) => kept.userFormId));
  for (const room of ROOMS) {
    for await (const each of work.objectStore(room)) {
      const row = swept(each.value, { now, busy });
      if (row === undefined) await each.delete();
      else if (row !== each.value) await each.update(row);
    }
  }
  await work.done;
}

/** Opens the browser's persistent store; rejects where the browser stores nothing. */
export async function indexedStore(): Promise<PhoneStore> {
  await inDatabase(() => Promise.resolve());
  return {
    induction: (userFormId) => inRooms((db) => db.get('inductions', userFormId)),
    inductions: () => inRooms((db) => db.getAll('inductions')),
    change: (userFormId, change) =>
      inRooms(async (db) => {
        const work = db.transaction('inductions', 'readwrite');
        const changed = change(await work.store.get(userFormId));
        if (changed) await work.store.put(changed);
        await work.done;
        return changed;
      }),
    drafts: (userFormId) => inRooms((db) => db.getAll('drafts', keysOf(userFormId))),
    keepDraft: (draft) => inRooms(async (db) => void (await db.put('drafts', draft))),
    dropDraft: (userFormId, part) => inRooms((db) => db.delete('drafts', [userFormId, part])),
    picture: (userFormId, name) => inRooms((db) => db.get('pictures', [userFormId, name])),
    pictures: (userFormId) => inRooms((db) => db.getAll('pictures', keysOf(userFormId))),
    keepPicture: (picture) => inRooms(async (db) => void (await db.put('pictures', picture))),
    remove: (userFormId) => inRooms((db) => removeAll(db, userFormId)),
    sweep: (now) => inRooms((db) => sweep(db, now)),
  };
}
