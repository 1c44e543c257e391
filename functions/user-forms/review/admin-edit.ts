import { DETAILS_INDEX, inductionPageNumber, pageNumber } from '../../../shared/content/pages/page-number.ts';
import type { Staff } from '../../../shared/core/actor.ts';
import { formatDate, formatTime } from '../../../shared/core/dates.ts';
import { newId } from '../../security/random-ids.ts';
import type { Write } from '../../store/table.ts';
import { historyWrite, noteWrite, type EventAfter } from '../../store/entities/user-forms/user-form-writes.ts';
import type { World } from '../../world.ts';

const DETAILS_PLACE = `${pageNumber(DETAILS_INDEX)} Omat tietosi`;

/** The number and title of a form's page, as the worker sees them; `index` counts from 0. */
export function formPagePlace(index: number, title: string): string {
  return `${inductionPageNumber(index)} ${title}`;
}

/**
 * An admin's edit: `place` is the number and title of the page as the worker sees them, by default the details page's; `former` the former
 * content.
 */
type AdminEdit = {
  id: string;
  at: string;
  actor: Staff;
  place?: string;
  former: Record<string, unknown>;
  after: EventAfter;
};

/** The line of `adminEdits` (name, time, page) and the history entry with the former content. */
export function adminEditWrites(
  world: World,
  { id, at, actor, place = DETAILS_PLACE, former, after }: AdminEdit,
): Write[] {
  const text = `${actor.name} ${formatDate(at)} ${formatTime(at)}: ${place}`.trim();
  const history = { at, by: actor.userId, what: 'adminEdit', detail: { name: actor.name, former }, after };
  return [noteWrite(id, { at, text }, newId(world)), historyWrite(id, history, newId(world))];
}
