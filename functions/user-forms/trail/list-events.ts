import type { Trail, TrailEvent } from '../../../shared/core/trail.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { userFormTrailApi } from '../../../shared/user-forms/user-form-trail-api.ts';
import type { Call } from '../../http/answer.ts';
import { findFormVersion } from '../../store/entities/form-versions.ts';
import {
  findUserFormWithHistory,
  type UserFormWithHistory,
} from '../../store/entities/user-forms/user-form-history.ts';
import { doorOf, standingOf } from '../load-user-form.ts';
import { historyEvents } from './history-events.ts';
import { pageEvents } from './page-events.ts';

const MOST_EVENTS = 200;

/** What happened to an induction, newest first. Its worker learns that staff did something, and not who. */
export async function listEvents({
  world,
  actor,
  params: { id },
}: Call<typeof userFormTrailApi.events>): Promise<Trail> {
  const found = await findUserFormWithHistory(world.table, id);
  const standing = standingOf(actor, found?.head, doorOf(userFormTrailApi.events));
  if (!found) throw new AppError('not_found');
  const { inductionFormId, formVersion } = found.head;
  const { pages } = await findFormVersion(world, inductionFormId, formVersion);
  const events = [...ownEvents(found), ...pageEvents(found, pages), ...historyEvents(found, pages)];
  const newestFirst = events.toSorted((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0));
  const shown = newestFirst.slice(0, MOST_EVENTS);
  return { items: standing === 'own' ? shown.map((event) => ({ ...event, user: null })) : shown };
}

/** Its start, and each time it was signed as a whole: also before it was given back. */
function ownEvents({ head, history }: UserFormWithHistory): TrailEvent[] {
  const signed = [...history.map(({ detail }) => (detail['pages'] ? detail['signed'] : undefined)), head.signed];
  const times = [...new Set(signed.filter((at) => typeof at === 'string'))];
  const event = (at: string, what: TrailEvent['what']): TrailEvent => ({ at, what, by: 'worker', user: null });
  return [event(head.created, 'started'), ...times.map((at) => event(at, 'completed'))];
}
