import type { PresenceEvent } from '../../../shared/presence/presence-event.ts';
import { stateOfStay, staysOf, type StayState } from '../../../shared/presence/presence-log.ts';
import type { PresenceDay } from '../../../shared/presence/presence.ts';

/** A stay of somebody on a day, or a person of whom nothing counts. */
export type StayRow = {
  _id: string;
  userFormId: string;
  name: string;
  employer: string;
  in: PresenceEvent | null;
  out: PresenceEvent | null;
  state: StayState | 'struck';
};

const byName = (one: { name: string }, other: { name: string }) => one.name.localeCompare(other.name, 'fi');

/** A row a stay; a person whose events are all struck stays in sight. */
export function stayRows(people: readonly PresenceDay[], now: Date): StayRow[] {
  return [...people].sort(byName).flatMap<StayRow>(({ userFormId, name, employer, events }) => {
    const whose = { userFormId, name, employer };
    const stays = staysOf(events);
    if (stays.length === 0) return [{ _id: userFormId, ...whose, in: null, out: null, state: 'struck' }];
    return stays.map((stay, place) => ({
      _id: `${userFormId} ${place}`,
      ...whose,
      ...stay,
      state: stateOfStay(stay, now),
    }));
  });
}

export type EmployerRow = {
  _id: string;
  employer: string;
  people: number;
  present: number;
  notNotedOut: number;
  /** Arrivals against the verdict of the gate. */
  against: number;
};

/** How many people each employer had on the site, by name. */
export function employerRows(rows: readonly StayRow[]): EmployerRow[] {
  const counted = rows.filter(({ state }) => state !== 'struck');
  const employers = [...new Set(counted.map(({ employer }) => employer))].sort((a, b) => a.localeCompare(b, 'fi'));
  return employers.map((employer) => {
    const own = counted.filter((row) => row.employer === employer);
    const inState = (state: StayState) => own.filter((row) => row.state === state).length;
    return {
      _id: employer,
      employer,
      people: new Set(own.map(({ userFormId }) => userFormId)).size,
      present: inState('present'),
      notNotedOut: inState('notNotedOut'),
      against: own.filter((row) => row.in?.verdict === 'refused').length,
    };
  });
}
