import { localDate } from '../core/dates.ts';
import { ARRIVAL_COUNTS_MS } from './arrival-counts.ts';
import type { PresenceKind } from './presence-event.ts';

const HOUR = 3_600_000;
const MOST_AHEAD = 120_000;
const MOST_BACK = 24 * HOUR;
const SAME_WITHIN = 60_000;

/** What the rules know of an arrival or a leaving. */
export type Logged = { kind: PresenceKind; at: string; struck: object | null };

/** From an arrival to a leaving; one of both may be missing. */
export type Stay<Event extends Logged = Logged> = { in: Event | null; out: Event | null };

/**
 * When an event happened by the server's clock: `sentAt` is the phone's clock at the sending, so that a phone's wrong clock moves nothing.
 * Undefined where it is more than two minutes ahead or 24 hours back (rule 12.2).
 */
export function timeOfEvent(
  { at, sentAt }: { at?: string | undefined; sentAt?: string | undefined },
  now: Date,
): string | undefined {
  if (at === undefined) return now.toISOString();
  const shift = sentAt === undefined ? 0 : now.getTime() - Date.parse(sentAt);
  const time = Date.parse(at) + shift;
  const isPossible = time - now.getTime() <= MOST_AHEAD && now.getTime() - time <= MOST_BACK;
  return isPossible ? new Date(time).toISOString() : undefined;
}

const between = (from: string, until: string) => Date.parse(until) - Date.parse(from);
/** Whether an instant lies strictly between two, the earlier first. */
const isAmong = (at: string, [from = '', until = '']: readonly string[]) => from < at && at < until;
const byTime = (a: Logged, b: Logged) => (a.at < b.at ? -1 : a.at > b.at ? 1 : 0);

/** The event that a new one repeats: of the same kind and within 60 seconds, with nothing of the other kind between them. */
export function repeatedEvent<Event extends Logged>(
  events: readonly Event[],
  { kind, at }: Pick<Logged, 'kind' | 'at'>,
): Event | undefined {
  const standing = events.filter(({ struck }) => struck === null);
  const isUndone = (event: Event) =>
    standing.some((other) => other.kind !== kind && isAmong(other.at, [event.at, at].sort()));
  return standing.find(
    (event) => event.kind === kind && Math.abs(between(event.at, at)) < SAME_WITHIN && !isUndone(event),
  );
}

/** The stays of one person, the oldest first, with the events of each: an arrival during a stay belongs to it and changes nothing. */
export function staysWithEvents<Event extends Logged>(
  events: readonly Event[],
): { stay: Stay<Event>; events: Event[] }[] {
  const found: { stay: Stay<Event>; events: Event[] }[] = [];
  for (const event of events.filter(({ struck }) => struck === null).sort(byTime)) {
    const last = found.at(-1);
    if (last && isDuring(last.stay, event.at)) {
      last.events.push(event);
      if (event.kind === 'out') last.stay.out = event;
    } else {
      const stay = event.kind === 'in' ? { in: event, out: null } : { in: null, out: event };
      found.push({ stay, events: [event] });
    }
  }
  return found;
}

/** Whether an instant lies in a stay that nobody has ended. */
function isDuring(stay: Stay, at: string): boolean {
  return stay.in !== null && stay.out === null && between(stay.in.at, at) <= ARRIVAL_COUNTS_MS;
}

export const staysOf = <Event extends Logged>(events: readonly Event[]): Stay<Event>[] =>
  staysWithEvents(events).map(({ stay }) => stay);

/** The day of a stay in Helsinki (`YYYY-MM-DD`): that of its arrival. */
export function dayOfStay(stay: Stay): string {
  return localDate(new Date((stay.in ?? stay.out)?.at ?? 0));
}

export const STAY_STATES = ['present', 'left', 'notNotedOut', 'noArrival'] as const;
export type StayState = (typeof STAY_STATES)[number];

/** How a stay stands at an instant. */
export function stateOfStay(stay: Stay, now: Date): StayState {
  if (stay.in === null) return 'noArrival';
  if (stay.out !== null) return 'left';
  return isDuring(stay, now.toISOString()) ? 'present' : 'notNotedOut';
}

/** Since when somebody is on the site; null where nobody noted them in, or where the newest event is a leaving. */
export function presentSince(events: readonly Logged[]): string | null {
  const last = staysOf(events).at(-1);
  return last?.in && last.out === null ? last.in.at : null;
}
