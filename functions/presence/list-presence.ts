import { localDate } from '../../shared/core/dates.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { presenceApi } from '../../shared/presence/presence-api.ts';
import type { PresenceDay } from '../../shared/presence/presence.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { findOnSite } from '../store/entities/presence/on-site.ts';
import { findPresenceDay, type StoredDay } from '../store/entities/presence/presence-days.ts';
import { passIdOf } from '../security/pass-id.ts';
import { loadProject } from '../verbs/load-project.ts';

/** Some of them are under a megabyte, which one Query reads. */
const PEOPLE_A_PAGE = 1000;

/** Who was on a site on a day: one Query a page. */
export async function listPresence({
  world,
  actor,
  params,
  query,
}: Call<typeof presenceApi.list>): Promise<Reply<typeof presenceApi.list>> {
  const { day = localDate(world.now()), cursor } = query;
  const list = `presence of ${params.id} ${day}`;
  const { after, nextCursor } = listRequest(world, actor, { list, query: cursor === undefined ? {} : { cursor } });
  const { _id: project } = await loadProject(world, actor, params.id);
  const { days, position } = await findPresenceDay(world.table, { project, day, after, limit: PEOPLE_A_PAGE });
  return { day, items: days.map(showDay), nextCursor: nextCursor(position) };
}

export function showDay({ userForm, name, employer, events }: StoredDay): PresenceDay {
  return { userFormId: userForm, name, employer, events };
}

/** Who is on a site now: one Query for some 2,500 people. */
export async function listOnSite({
  world,
  actor,
  params,
}: Call<typeof presenceApi.onSite>): Promise<Reply<typeof presenceApi.onSite>> {
  const { _id, company } = await loadProject(world, actor, params.id);
  const now = world.now();
  const found = await findOnSite(world.table, company, _id, now);
  const items = found.map(({ userForm, name, employer, since }) => ({
    userFormId: userForm,
    passId: passIdOf(world.keys, userForm),
    name,
    employer,
    since: String(since),
  }));
  return { at: now.toISOString(), items: items.toSorted((a, b) => (a.since < b.since ? -1 : 1)) };
}
