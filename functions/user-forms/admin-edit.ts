import type { Staff } from '../../shared/core/actor.ts';
import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { newId } from '../http/random-ids.ts';
import type { Write } from '../store/table.ts';
import { historyWrite, noteWrite } from '../store/user-form-writes.ts';
import type { World } from '../world.ts';

/** An edit by an admin: `place` is the page's number and title as the worker sees them, `former` what stood there. */
type AdminEdit = { id: string; at: string; actor: Staff; place: string; former: Record<string, unknown> };

/** The line of `adminEdits` (name, time, page: spec 4) and the history entry that keeps what was there before. */
export function adminEditWrites(world: World, { id, at, actor, place, former }: AdminEdit): Write[] {
  const text = `${actor.name} ${formatDate(at)} ${formatTime(at)}: ${place}`.trim();
  const history = { at, by: actor.userId, what: 'adminEdit', detail: { name: actor.name, former } };
  return [noteWrite(id, { at, text }, newId(world)), historyWrite(id, history, newId(world))];
}
