import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import { isFinished, type KeptDraft, type KeptInduction, type KeptPicture } from './kept-induction.ts';
import { KEPT_MILLISECONDS, type PhoneStore } from './phone-store.ts';

const NAME = 'inductions';
const VERSION = 1;

interface Rooms extends DBSchema {
  inductions: { key: string; value: KeptInduction };
  drafts: { key: [userFormId: string, part: string]; value: KeptDraft };
  pictures: { key: [userFormId: string, name: string]; value: KeptPicture };
}

const ROOMS = ['inductions', 'drafts', 'pictures'] as const;

/** All keys that begin with an induction's id; in IndexedDB an array comes after every text. */
function keysOf(userFormId: string): IDBKeyRange {
  return IDBKeyRange.bound([userFormId], [userFormId, []]);
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

/** Drafts and pictures of a form that is gone may outlive it by a killed tab; they go by their own age. */
async function removeOld(db: IDBPDatabase<Rooms>, now: number): Promise<void> {
  for (const kept of await db.getAll('inductions')) {
    if (now - kept.since > KEPT_MILLISECONDS || isFinished(kept)) await removeAll(db, kept.userFormId);
  }
  for (const room of ['drafts', 'pictures'] as const) {
    const work = db.transaction(room, 'readwrite');
    for await (const each of work.store) {
      if (now - each.value.at > KEPT_MILLISECONDS) await each.delete();
    }
    await work.done;
  }
}

function storeIn(db: IDBPDatabase<Rooms>): PhoneStore {
  return {
    induction: (userFormId) => db.get('inductions', userFormId),
    inductions: () => db.getAll('inductions'),
    change: async (userFormId, change) => {
      const work = db.transaction('inductions', 'readwrite');
      const changed = change(await work.store.get(userFormId));
      if (changed) await work.store.put(changed);
      await work.done;
      return changed;
    },
    drafts: (userFormId) => db.getAll('drafts', keysOf(userFormId)),
    keepDraft: async (draft) => void (await db.put('drafts', draft)),
    dropDraft: (userFormId, part) => db.delete('drafts', [userFormId, part]),
    picture: (userFormId, name) => db.get('pictures', [userFormId, name]),
    pictures: (userFormId) => db.getAll('pictures', keysOf(userFormId)),
    keepPicture: async (picture) => void (await db.put('pictures', picture)),
    remove: (userFormId) => removeAll(db, userFormId),
    sweep: (now) => removeOld(db, now),
  };
}

/** What this browser keeps over reloads and restarts; rejects where it keeps nothing. */
export async function indexedStore(): Promise<PhoneStore> {
  const db = await openDB<Rooms>(NAME, VERSION, {
    upgrade(fresh) {
      fresh.createObjectStore('inductions', { keyPath: 'userFormId' });
      fresh.createObjectStore('drafts', { keyPath: ['userFormId', 'part'] });
      fresh.createObjectStore('pictures', { keyPath: ['userFormId', 'name'] });
    },
    // A newer build in another tab must not wait for this one.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  });
  return storeIn(db);
}
