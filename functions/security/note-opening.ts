import { refOf, type Actor } from '../../shared/core/actor.ts';
import { localDate } from '../../shared/core/dates.ts';
import type { OpeningWay } from '../../shared/user-forms/opening.ts';
import { noteOpened } from '../store/entities/user-forms/openings.ts';
import { doLater } from '../verbs/later-work.ts';
import type { World } from '../world.ts';
import { TableMemory } from './short-memory.ts';

const DAY_MILLISECONDS = 24 * 3600 * 1000;
/** What this process has noted today. */
const noted = new TableMemory<true>(10_000);

type Seen = { _id: string; claimedBy: string | null };

/**
 * Notes that one of the staff sees a worker's record, once a viewer, record, way and day. Nobody waits for it; a note that is lost is told
 * in a log line.
 */
export function noteOpening(world: World, actor: Actor, { _id, claimedBy }: Seen, way: OpeningWay): void {
  if (actor.kind !== 'staff' || claimedBy === actor.userId) return;
  const now = world.now();
  const key = [localDate(now), actor.userId, _id, way].join('\n');
  const ofTable = noted.of(world.table);
  if (ofTable.get(key, now.getTime())) return;
  ofTable.set(key, true, now.getTime() + DAY_MILLISECONDS);
  const viewer = refOf(actor);
  doLater(async () => {
    try {
      await noteOpened(world.table, { userForm: _id, viewer, way, at: now.toISOString() });
    } catch (error) {
      world.log({ level: 'error', event: 'opening_lost', error: error instanceof Error ? error.name : 'unknown' });
    }
  });
}
