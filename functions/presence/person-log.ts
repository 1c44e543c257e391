import { dayAfter } from '../../shared/core/dates.ts';
import type { PresenceEvent } from '../../shared/presence/presence-event.ts';
import { dayOfStay, presentSince, staysWithEvents } from '../../shared/presence/presence-log.ts';
import type { Project } from '../../shared/projects/project.ts';
import { onSiteOf, onSiteWrite } from '../store/entities/presence/on-site.ts';
import { presenceDayOf, presenceDayWrite, type StoredDay } from '../store/entities/presence/presence-days.ts';
import { presenceSpanOf, type PresenceSpan } from '../store/entities/presence/presence-spans.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import { onSiteKey, presenceDayKey, presenceSpanKey } from '../store/site-keys.ts';
import { userFormKey } from '../store/keys.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** A person on a site. */
export type Whose = { project: Project; userForm: string };

/** What is known of a person around a day: its events and those of the days beside it, to which a stay may reach. */
export type PersonLog = Whose & {
  head: UserFormHead | undefined;
  days: StoredDay[];
  span: PresenceSpan | undefined;
  /** Of where the person stands; 0 where that is not written. */
  version: number;
};

/** One batch get. */
export async function readLog({ table }: World, { project, userForm }: Whose, day: string): Promise<PersonLog> {
  const { _id: site, company } = project;
  const around = [dayAfter(day, -1), day, dayAfter(day, 1)];
  const [head, span, standing, ...days] = await table.getMany([
    userFormKey(userForm),
    presenceSpanKey(site, userForm),
    onSiteKey(company, site, userForm),
    ...around.map((each) => presenceDayKey(site, each, userForm)),
  ]);
  return {
    project,
    userForm,
    head: head && userFormOf(head),
    days: days.flatMap((item) => (item ? [presenceDayOf(item)] : [])),
    span: span && presenceSpanOf(span),
    version: standing ? onSiteOf(standing).version : 0,
  };
}

export const eventsOf = (log: PersonLog): PresenceEvent[] => log.days.flatMap(({ events }) => events);

/** The days with these events in the place of the former ones: each event lies in the day of its stay, a struck one where it was. */
export function filedDays(log: PersonLog, events: readonly PresenceEvent[], named: Named): StoredDay[] {
  const filed = new Map<string, PresenceEvent[]>(log.days.map(({ day }) => [day, []]));
  const file = (day: string, some: readonly PresenceEvent[]) => filed.set(day, [...(filed.get(day) ?? []), ...some]);
  for (const { stay, events: own } of staysWithEvents(events)) file(dayOfStay(stay), own);
  for (const event of events.filter(({ struck }) => struck !== null)) file(dayOfEvent(log, event), [event]);
  return [...filed].map(([day, some]) => ({
    project: log.project._id,
    day,
    userForm: log.userForm,
    ...(log.days.find((each) => each.day === day) ?? named),
    events: some.toSorted((a, b) => (a.at < b.at ? -1 : 1)),
  }));
}

export type Named = { name: string; employer: string };

function dayOfEvent({ days }: PersonLog, { _id }: PresenceEvent): string {
  return days.find(({ events }) => events.some((event) => event._id === _id))?.day ?? '';
}

/** The writes of the days that differ from what was read, and of where the person stands then, over what was read. */
export function logWrites(world: World, log: PersonLog, after: readonly StoredDay[], named: Named): Write[] {
  const { project, userForm, version } = log;
  const before = new Map(log.days.map((day) => [day.day, JSON.stringify(day.events)]));
  const changed = after.filter(({ day, events }) => JSON.stringify(events) !== (before.get(day) ?? '[]'));
  const since = presentSince(after.flatMap(({ events }) => events));
  const place = { project: project._id, company: project.company, userForm, ...named, since };
  return [...changed.map(presenceDayWrite), onSiteWrite(version, place, world.now())];
}
