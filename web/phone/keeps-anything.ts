import { answerTo, inDatabase } from './database.ts';
import { atOnce } from './phone-rooms.ts';

/** Whether this browser stores anything that waits to be sent or that expires. */
export async function keepsAnything(): Promise<boolean> {
  // The first transaction migrates the previous release's rows.
  await atOnce('readonly', () => Promise.resolve());
  return inDatabase(async (db) => {
    const rooms = [...db.objectStoreNames].filter((room) => room !== 'clock');
    const look = db.transaction(rooms);
    const counts = await Promise.all(rooms.map((room) => answerTo(look.objectStore(room).count())));
    return counts.some((count) => count > 0);
  }).catch(() => false);
}
