import * as z from 'zod/mini';
import { dayAfter } from '../core/dates.ts';
import { Timestamp } from '../core/fields.ts';
import type { Zone } from '../core/zones/zone.ts';
import { helsinkiInstant, type PermitTimes } from './permit-validity.ts';

/** Work of another permit in the same zone at the same time: from the first to the last instant that both may be under way. */
export const Overlap = z.object({
  number: z.string(),
  /** The zone's name. */
  zone: z.string(),
  from: Timestamp,
  until: Timestamp,
  /** Whether the form of either permit wants its zone for itself. */
  isExclusive: z.boolean(),
});
export type Overlap = z.infer<typeof Overlap>;

/** What of a permit decides whether it overlaps with another. */
export type Occupation = PermitTimes & {
  _id: string;
  number: string;
  zones: readonly Zone[];
  exclusive: boolean;
  /** How long the watch after a day of work lasts. */
  watchMinutes: number;
  /** A watch that runs, by when it will be full. */
  watchUntil: string | null;
};

type Hours = PermitTimes & Pick<Occupation, 'watchMinutes'>;

/** Both ends belong to it, in milliseconds. */
type Window = { from: number; until: number };

const MINUTE_MILLISECONDS = 60_000;
const DAY_MINUTES = 1440;
/** A window may last two days: as many days around it can touch it. */
const DAYS_AROUND = 3;

const minutesOf = (time: string) => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));
const isOvernight = ({ dailyStartTime, dailyEndTime }: PermitTimes) => dailyEndTime <= dailyStartTime;

/** The window of a day of work with its watch; of an ambiguous hour the longer reading (rule 4.10). */
export function windowOf(permit: Hours, day: string): Window {
  const from = helsinkiInstant(day, permit.dailyStartTime, 'first').getTime();
  const lastDay = isOvernight(permit) ? dayAfter(day, 1) : day;
  const until = helsinkiInstant(lastDay, permit.dailyEndTime, 'second').getTime();
  // A beginning that the clocks skip can fall behind its end.
  return { from: Math.min(from, until), until: Math.max(from, until) + permit.watchMinutes * MINUTE_MILLISECONDS };
}

/** The first and the last day on which a window begins; of a permit whose windows end the next day, the last begins before its last day. */
function daysOf(permit: Occupation): { first: string; last: string } | undefined {
  const { startDate, endTime } = permit;
  if (startDate === null || endTime === null || endTime < startDate) return undefined;
  const last = isOvernight(permit) ? dayAfter(endTime, -1) : endTime;
  return { first: startDate, last: last < startDate ? startDate : last };
}

/** Whether daily windows touch by the clock on the wall. */
function touchDaily(one: Occupation, other: Occupation): boolean {
  const lengthOf = (permit: Occupation) => {
    const hours = minutesOf(permit.dailyEndTime) - minutesOf(permit.dailyStartTime);
    return (hours > 0 ? hours : hours + DAY_MINUTES) + permit.watchMinutes;
  };
  const gap = (minutesOf(other.dailyStartTime) - minutesOf(one.dailyStartTime) + DAY_MINUTES) % DAY_MINUTES;
  return gap <= lengthOf(one) || DAY_MINUTES - gap <= lengthOf(other);
}

/** The clocks change on the last Sunday of March and of October; a window may last two days. */
const isNearClockChange = (day: string) => /-(03|10)-(2[2-9]|3\d)$/.test(day);

const commonOf = (one: Window, other: Window): Window | undefined => {
  const common = { from: Math.max(one.from, other.from), until: Math.min(one.until, other.until) };
  return common.from <= common.until ? common : undefined;
};

/** The common windows of one's days with the other's, day by day in the given direction. */
function* dailyCommons(one: Occupation, other: Occupation, step: 1 | -1): Generator<Window> {
  const ours = daysOf(one);
  const theirs = daysOf(other);
  if (!ours || !theirs) return;
  const isDaily = touchDaily(one, other);
  const earliest = dayAfter(theirs.first, -DAYS_AROUND);
  const latest = dayAfter(theirs.last, DAYS_AROUND);
  const first = ours.first > earliest ? ours.first : earliest;
  const last = ours.last < latest ? ours.last : latest;
  for (let day = step === 1 ? first : last; day >= first && day <= last; day = dayAfter(day, step)) {
    // Windows that do not touch by the clock touch only where the clocks change.
    if (!isDaily && !isNearClockChange(day)) continue;
    const window = windowOf(one, day);
    for (let around = -DAYS_AROUND; around <= DAYS_AROUND; around += 1) {
      const theirDay = dayAfter(day, around * step);
      if (theirDay < theirs.first || theirDay > theirs.last) continue;
      const common = commonOf(window, windowOf(other, theirDay));
      if (common) yield common;
    }
  }
}

/** A running watch may last longer than the window of its day. */
function runningWatch({ watchUntil, watchMinutes }: Occupation, other: Occupation): Window | undefined {
  if (watchUntil === null) return undefined;
  const until = Date.parse(watchUntil);
  const watch = { from: until - watchMinutes * MINUTE_MILLISECONDS, until };
  const theirs = daysOf(other);
  if (!theirs) return undefined;
  const day = new Date(watch.from).toISOString().slice(0, 10);
  for (let around = -DAYS_AROUND; around <= DAYS_AROUND; around += 1) {
    const theirDay = dayAfter(day, around);
    if (theirDay < theirs.first || theirDay > theirs.last) continue;
    const common = commonOf(watch, windowOf(other, theirDay));
    if (common) return common;
  }
  return undefined;
}

/** From the first to the last instant at which both may be under way; undefined where there is none. */
export function commonTime(one: Occupation, other: Occupation): Window | undefined {
  const first = dailyCommons(one, other, 1).next().value;
  const last = dailyCommons(one, other, -1).next().value;
  const found = [first, last, runningWatch(one, other), runningWatch(other, one)].filter(
    (window): window is Window => window !== undefined,
  );
  if (found.length === 0) return undefined;
  return {
    from: Math.min(...found.map(({ from }) => from)),
    until: Math.max(...found.map(({ until }) => until)),
  };
}

/** Where and when other permits overlap with one, by their numbers (rule 4.10). */
export function overlapsOf(permit: Occupation, others: readonly Occupation[]): Overlap[] {
  return [...others]
    .filter(({ _id }) => _id !== permit._id)
    .sort((a, b) => (a.number < b.number ? -1 : 1))
    .flatMap((other) => {
      const theirs = new Set(other.zones.map(({ _id }) => _id));
      const shared = permit.zones.filter(({ _id }) => theirs.has(_id));
      const common = shared.length > 0 ? commonTime(permit, other) : undefined;
      if (!common) return [];
      const from = new Date(common.from).toISOString();
      const until = new Date(common.until).toISOString();
      const isExclusive = permit.exclusive || other.exclusive;
      return shared.map(({ name }) => ({ number: other.number, zone: name, from, until, isExclusive }));
    });
}
