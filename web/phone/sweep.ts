import { KEPT_ON_PHONE_DAYS } from '../../shared/core/kept-on-phone.ts';
import { forgetFormerSession } from './former-storage.ts';
import { atOnce } from './phone-rooms.ts';
import { keepsOwn } from './keeps-own.ts';
import type { Rows } from './rows.ts';

const DAY_MILLISECONDS = 86_400_000;

/** Retention of each kind of row, by the server's clock. */
const KEPT_MILLISECONDS = {
  sessions: KEPT_ON_PHONE_DAYS * DAY_MILLISECONDS,
  starts: DAY_MILLISECONDS,
  codes: DAY_MILLISECONDS / 12,
  finished: 30 * DAY_MILLISECONDS,
} as const;

type AgingRoom = keyof typeof KEPT_MILLISECONDS;

const idOf = (row: Rows[AgingRoom]): string => ('userFormId' in row ? row.userFormId : 'key' in row ? row.key : row.id);

/** A pass that has an end stays for this long after it. */
const PASS_DAYS = 30;

/** Whether a row has been kept long enough. A pass stays by its own end, and one without an end until somebody removes it. */
function isOver(row: Rows[AgingRoom], keptFor: number, now: number): boolean {
  const pass = 'pass' in row ? row.pass : undefined;
  if (pass?.validUntil === undefined) return keptFor > 0;
  return pass.validUntil !== null && now > Date.parse(pass.validUntil) + (PASS_DAYS + 1) * DAY_MILLISECONDS;
}

/**
 * Removes expired rows by the server's time. Keeps the sessions of inductions in `busy` at any age, since the queue is sent with them. A
 * row without a known age starts to age now.
 */
export async function sweepRooms(now: number, busy: ReadonlySet<string>): Promise<void> {
  const gone = await atOnce('readwrite', async (rooms) => {
    const removed: string[] = [];
    for (const room of Object.keys(KEPT_MILLISECONDS) as AgingRoom[]) {
      for (const row of await rooms.all(room)) {
        const id = idOf(row);
        if (row.keptFrom === undefined) await rooms.put(room, { ...row, keptFrom: now });
        else if (isOver(row, now - row.keptFrom - KEPT_MILLISECONDS[room], now) && !busy.has(id)) {
          await rooms.remove(room, id);
          removed.push(id);
        }
      }
    }
    return removed;
  });
  for (const id of gone) forgetFormerSession(id);
  if (await keepsOwn()) await (await import('./own-rooms.ts')).sweepOwnRooms(now);
}
