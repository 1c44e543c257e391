import { answerTo, inDatabase, ROOMS } from './database.ts';

/** Whether anything is kept in the rooms that single screens have made (`own-rooms.ts`). */
export function keepsOwn(): Promise<boolean> {
  return inDatabase(async (db) => {
    const rooms = [...db.objectStoreNames].filter((room) => !Object.hasOwn(ROOMS, room));
    if (rooms.length === 0) return false;
    const look = db.transaction(rooms);
    const counts = await Promise.all(rooms.map((room) => answerTo(look.objectStore(room).count())));
    return counts.some((count) => count > 0);
  }).catch(() => false);
}
