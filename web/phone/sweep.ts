import { forgetFormerSession } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import type { Rows } from './rows.ts';

const DAY_MILLISECONDS = 86_400_000;

/** How long each row stays, by the server's clock. */
const KEPT_MILLISECONDS = {
  // As long as the keys open anything (contract 4).
  sessions: 14 * DAY_MILLISECONDS,
  starts: DAY_MILLISECONDS,
  codes: DAY_MILLISECONDS / 12,
  finished: 30 * DAY_MILLISECONDS,
} as const;

type AgingRoom = keyof typeof KEPT_MILLISECONDS;

const idOf = (row: Rows[AgingRoom]): string => ('userFormId' in row ? row.userFormId : 'key' in row ? row.key : row.id);

/**
 * Removes the rows that have been kept longer than they may, by the server's time. The session of an induction in `busy`
 * stays however old it is: what waits is sent with it. A row of which it is not known since when it is kept begins to age.
 */
export async function sweepRooms(now: number, busy: ReadonlySet<string>): Promise<void> {
  const gone = await atOnce('readwrite', async (rooms) => {
    const removed: string[] = [];
    for (const room of Object.keys(KEPT_MILLISECONDS) as AgingRoom[]) {
      for (const row of await rooms.all(room)) {
        const id = idOf(row);
        if (row.keptFrom === undefined) await rooms.put(room, { ...row, keptFrom: now });
        else if (now - row.keptFrom > KEPT_MILLISECONDS[room] && !busy.has(id)) {
          await rooms.remove(room, id);
          removed.push(id);
        }
      }
    }
    return removed;
  });
  for (const id of gone) forgetFormerSession(id);
}
