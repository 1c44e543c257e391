import type { Page } from 'playwright';

type Row = Record<string, unknown>;
type Work = { room: string; put?: readonly Row[]; isCleared?: boolean };

/** Works in a room of what the phone keeps of inductions, and answers the rows that are in it after that. */
function inRoom(page: Page, work: Work): Promise<Row[]> {
  return page.evaluate(async ({ room, put = [], isCleared }) => {
    const answerTo = <T>(request: IDBRequest<T>) =>
      new Promise<T>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error ?? new Error(room));
      });
    const db = await answerTo(indexedDB.open('inductions'));
    const store = db.transaction(room, 'readwrite').objectStore(room);
    if (isCleared) await answerTo(store.clear());
    for (const row of put) await answerTo(store.put(row));
    const rows = (await answerTo(store.getAll())) as Row[];
    db.close();
    return rows;
  }, work);
}

export function rowsOf(page: Page, room: string): Promise<Row[]> {
  return inRoom(page, { room });
}

/** Puts rows into a room over those of the same key. */
export async function putRows(page: Page, room: string, put: readonly Row[]): Promise<void> {
  await inRoom(page, { room, put });
}

export async function clearRooms(page: Page, rooms: readonly string[]): Promise<void> {
  for (const room of rooms) await inRoom(page, { room, isCleared: true });
}
