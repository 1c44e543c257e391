import { KEPT_ON_PHONE_DAYS } from '../../shared/core/kept-on-phone.ts';
import { ownRoom } from './own-room.ts';
import type { Aging, OpenedPermit, UnsentPresence, UnsentRound } from './rows.ts';

const DAY_MILLISECONDS = 86_400_000;
const KEPT_MILLISECONDS = KEPT_ON_PHONE_DAYS * DAY_MILLISECONDS;

/** What staff noted at this phone's gates and is not sent yet. What is older than a day is refused and waits in sight. */
export const PRESENCE_ROOM = ownRoom<UnsentPresence, 'key'>('presence', 'key');
/** The permits that were opened by a person's own link. */
export const PERMITS_ROOM = ownRoom<OpenedPermit, 'key'>('permits', 'key');
/** The rounds of a watch that are not sent yet. */
export const ROUNDS_ROOM = ownRoom<UnsentRound, 'id'>('rounds', 'id');

/** Removes what has been kept too long by the server's time; a row without a known age starts to age now. */
export async function sweepOwnRooms(now: number): Promise<void> {
  await sweep(PRESENCE_ROOM, now);
  await sweep(PERMITS_ROOM, now);
  await sweep(ROUNDS_ROOM, now);
}

type Swept<Row> = {
  all(): Promise<Row[]>;
  put(rows: readonly Row[]): Promise<void>;
  drop(rows: readonly Row[]): Promise<void>;
};

async function sweep<Row extends Aging>(room: Swept<Row>, now: number): Promise<void> {
  const rows = await room.all();
  const ageless = rows.filter(({ keptFrom }) => keptFrom === undefined);
  if (ageless.length > 0) await room.put(ageless.map((row) => ({ ...row, keptFrom: now })));
  await room.drop(rows.filter(({ keptFrom = now }) => now - keptFrom > KEPT_MILLISECONDS));
}
