import { findDaysBetween, isOfPresence, type StoredDay } from '../store/entities/presence/presence-days.ts';
import { presenceSpanWrite, type PresenceSpan } from '../store/entities/presence/presence-spans.ts';
import { projectWithWorkersWrite } from '../store/entities/workers/worker-writes.ts';
import { presenceFollowWrite } from '../store/due/kinds/presence-follow.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';
import type { PersonLog } from './person-log.ts';

/**
 * The writes by which a person's first and last day on the site follow changed days, and the list of workers with them. The first
 * presence of a site marks its project, so that it is never removed.
 */
export async function spanWrites(world: World, log: PersonLog, days: readonly StoredDay[]): Promise<Write[]> {
  const { project, userForm, span } = log;
  const after = await spanWith(world, log, days);
  if (JSON.stringify(after) === JSON.stringify(span)) return [];
  const { _id, company } = project;
  const follow = presenceFollowWrite({ project: _id, company, userForm }, world.now().toISOString());
  return [
    presenceSpanWrite(_id, userForm, after),
    ...(after.first !== span?.first ? [follow] : []),
    ...(span ? [] : [projectWithWorkersWrite(_id)]),
  ];
}

async function spanWith(world: World, log: PersonLog, days: readonly StoredDay[]): Promise<PresenceSpan> {
  const { span } = log;
  const noted = days.filter(({ events }) => events.length > 0);
  const [from = '', until = ''] = endsOf([...(span ? [span.from, span.until] : []), ...noted.map(({ day }) => day)]);
  const kept = noted.filter(isOfPresence).map(({ day }) => day);
  const [first = null, last = null] = endsOf([...(await knownDays(world, log, days)), ...kept]);
  return { from, until, first, last };
}

/** The ends of the span as they were, or all of its days where one of the ends is lost, which is rare. */
async function knownDays({ table }: World, log: PersonLog, days: readonly StoredDay[]): Promise<string[]> {
  const { span, userForm, project } = log;
  const ends = [span?.first, span?.last].filter((day) => typeof day === 'string');
  const lost = new Set(days.filter((day) => !isOfPresence(day)).map(({ day }) => day));
  if (!span || !ends.some((day) => lost.has(day))) return ends;
  const stored = await findDaysBetween(table, { project: project._id, userForm, ...span });
  return stored.filter((each) => isOfPresence(each) && !lost.has(each.day)).map(({ day }) => day);
}

/** The first and the last day of some. */
function endsOf(days: readonly string[]): [string?, string?] {
  const inOrder = days.toSorted();
  const [first, last] = [inOrder[0], inOrder.at(-1)];
  return first === undefined || last === undefined ? [] : [first, last];
}
