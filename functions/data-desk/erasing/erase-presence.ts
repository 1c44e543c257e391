import { findEndedProjects, findOpenProjects } from '../../store/entities/projects.ts';
import { findDaysBetween } from '../../store/entities/presence/presence-days.ts';
import { findTicksOf } from '../../store/entities/presence/drills.ts';
import { findPresenceSpans } from '../../store/entities/presence/presence-spans.ts';
import { onSiteKey, presenceDayKey, presenceSpanKey } from '../../store/site-keys.ts';
import type { Key } from '../../store/items.ts';
import type { Table } from '../../store/table.ts';

/** The keys of an induction's presence on every site of its company: its days and evacuations, where it stands, its first and last day. */
export async function findPresenceOf(table: Table, company: string, userForm: string) {
  const sites = [...(await findOpenProjects(table, company)), ...(await findEndedProjects(table, company))];
  const days: Key[] = [];
  const standing: Key[] = [];
  const spans: Key[] = [];
  for (const { _id: project } of sites) {
    for (const span of await findPresenceSpans(table, project, [userForm])) {
      const stored = await findDaysBetween(table, { project, userForm, ...span });
      days.push(...stored.map(({ day }) => presenceDayKey(project, day, userForm)));
      days.push(...(await findTicksOf(table, project, userForm)));
      standing.push(onSiteKey(company, project, userForm));
      spans.push(presenceSpanKey(project, userForm));
    }
  }
  return { days, standing, spans };
}
