import { DETAILS_INDEX, inductionPageNumber, pageNumber } from '../../shared/content/page-number.ts';
import type { Staff } from '../../shared/core/actor.ts';
import { formatDate, formatTime } from '../../shared/core/dates.ts';
import { newId } from '../http/random-ids.ts';
import type { Write } from '../store/table.ts';
import { historyWrite, noteWrite } from '../store/user-form-writes.ts';
import type { World } from '../world.ts';

const DETAILS_PLACE = `${pageNumber(DETAILS_INDEX)} Omat tietosi`;

/** The number and title of a form's page, counted from 0, as the worker sees them. */
export function formPagePlace(index: number, title: string): string {
  return `${inductionPageNumber(index)} ${title}`;
}

/** An edit by an admin: `place` is the page's number and title as the worker sees them, the details' by default; `former` is what stood there. */
type AdminEdit = { id: string; at: string; actor: Staff; place?: string; former: Record<string, unknown> };

/** The line of `adminEdits` (name, time, page: spec 4) and the history entry that keeps what was there before. */
export function adminEditWrites(world: World, { id, at, actor, place = DETAILS_PLACE, former }: AdminEdit): Write[] {
  const text = `${actor.name} ${formatDate(at)} ${formatTime(at)}: ${place}`.trim();
  const history = { at, by: actor.userId, what: 'adminEdit', detail: { name: actor.name, former } };
  return [noteWrite(id, { at, text }, newId(world)), historyWrite(id, history, newId(world))];
}
