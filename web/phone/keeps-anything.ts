import { answerTo, inDatabase } from './database.ts';
import { atOnce } from './phone-rooms.ts';

/** Whether this browser keeps anything over visits that waits to be sent, or ages. */
export async function keepsAnything(): Promise<boolean> {
  // What stands in the former place is taken over by the first look into the rooms.
  await atOnce('readonly', () => Promise.resolve());
  return inDatabase(async (db) => {
    const rooms = [...db.objectStoreNames].filter((room) => room !== 'clock');
    const look = db.transaction(rooms);
    const counts = await Promise.all(rooms.map((room) => answerTo(look.objectStore(room).count())));
    return counts.some((count) => count > 0);
  }).catch(() => false);
}
