import { dayAfter, localDate } from '../core/dates.ts';
import { helsinkiInstant, permitValidity, type PermitTimes } from './permit-validity.ts';

type Round = { at: string };
type Watch = {
  day: string;
  endedAt: string;
  minutes: number;
  every: number;
  rounds: readonly Round[];
  fullAt: string | null;
};

const MINUTE = 60_000;
/** A round may be this late before it counts as late. */
const GRACE_MINUTES = 5;
/** Work whose end nobody has said this long after the daily end is told of. */
const UNSAID_MINUTES = 15;

/** The most rounds that a permit keeps. */
export const MOST_ROUNDS = 200;

/** When somebody was last at the place: at the end of the work, or at a round. In milliseconds. */
export const lastContact = ({ endedAt, rounds }: Watch): number => Date.parse(rounds.at(-1)?.at ?? endedAt);

/** When a running watch becomes late, in milliseconds: at the interval and five minutes after the last contact (rule 4.12). */
export const lateFrom = (watch: Watch): number => lastContact(watch) + (watch.every + GRACE_MINUTES) * MINUTE;

const isLateGap = ({ every }: Watch, from: number, to: number) => to - from > (every + GRACE_MINUTES) * MINUTE;

/** Whether a round at an instant would be late. */
export const isLateAt = (watch: Watch, at: number): boolean => isLateGap(watch, lastContact(watch), at);

/** How many gaps of a watch were too long, the open one among them. */
export function lateGaps(watch: Watch, now?: number): number {
  const contacts = [watch.endedAt, ...watch.rounds.map(({ at }) => at)].map((at) => Date.parse(at));
  const isOpen = watch.fullAt === null && now !== undefined;
  const all = isOpen ? [...contacts, now] : contacts;
  return all.slice(1).filter((at, place) => isLateGap(watch, all[place] ?? at, at)).length;
}

/** When a watch is to end, in milliseconds: each late gap prolongs it by one interval. */
export function watchEnd(watch: Watch, now?: number): number {
  return Date.parse(watch.endedAt) + (watch.minutes + lateGaps(watch, now) * watch.every) * MINUTE;
}

/** How many rounds a watch takes: one an interval, rounded up, and one more for each late gap. */
export const roundsDue = (watch: Watch, now?: number): number =>
  Math.ceil(watch.minutes / watch.every) + lateGaps(watch, now);

/** When the next round is due, in milliseconds: by the intervals from the end of the work, never later than one after the last round. */
export function nextRoundAt(watch: Watch, now?: number): number {
  const { endedAt, every, rounds } = watch;
  const last = lastContact(watch);
  const step = every * MINUTE;
  const start = Date.parse(endedAt);
  const passed = Math.floor((last - start) / step);
  const next = start + Math.max(rounds.length + 1, passed + 1) * step;
  const end = watchEnd(watch, now);
  const due = Math.min(next, last + step);
  return end > last ? Math.min(due, end) : due;
}

/** What a round does to a running watch: whether it comes late, and whether the watch is full at it. */
export function roundOf(watch: Watch, at: string): { isLate?: true; fullAt: string | null } {
  const time = Date.parse(at);
  const after = { ...watch, rounds: [...watch.rounds, { at }] };
  const isFull = time >= watchEnd(after) && after.rounds.length >= roundsDue(after);
  return { ...(isLateAt(watch, time) && { isLate: true }), fullAt: isFull ? at : null };
}

type PhoneTime = { at?: string | undefined; sentAt?: string | undefined };

/**
 * When a round was made: now by the server, or where the phone was away, by the phone, shifted by the difference of the clocks, if that
 * lies between the last contact and the arrival.
 */
export function roundTime(watch: Watch, { at, sentAt }: PhoneTime, now: Date): { at: string; isPhoneTime?: true } {
  if (at === undefined || sentAt === undefined) return { at: now.toISOString() };
  const shifted = Date.parse(at) + now.getTime() - Date.parse(sentAt);
  const isBetween = shifted > lastContact(watch) && shifted < now.getTime();
  return isBetween ? { at: new Date(shifted).toISOString(), isPhoneTime: true } : { at: now.toISOString() };
}

const isOverNight = ({ dailyStartTime, dailyEndTime }: PermitTimes) => dailyEndTime <= dailyStartTime;

/** The day of work to which an instant belongs: of hours that end the next day, the day on which they began. */
export function dayOfWork(times: PermitTimes, now: Date): string {
  const today = localDate(now);
  const isMorningAfter = isOverNight(times) && now < helsinkiInstant(today, times.dailyStartTime, 'first');
  return isMorningAfter ? dayAfter(today, -1) : today;
}

/** When the end of a day's work is missed, if nobody has said it by then. */
export function unsaidFrom(times: PermitTimes, day: string): Date {
  const last = isOverNight(times) ? dayAfter(day, 1) : day;
  return new Date(helsinkiInstant(last, times.dailyEndTime, 'second').getTime() + UNSAID_MINUTES * MINUTE);
}

/** The day whose end is missed at an instant after it. */
export const dayMissed = (times: PermitTimes, now: Date): string =>
  dayOfWork(times, new Date(now.getTime() - (UNSAID_MINUTES + 1) * MINUTE));

/** The first day of a permit's work whose missed end lies after an instant; undefined where no day is left. */
export function nextUnsaid(times: PermitTimes, after: Date): { day: string; at: Date } | undefined {
  const validity = permitValidity(times);
  const { startDate } = times;
  if (validity === null || startDate === null) return undefined;
  const first = dayAfter(localDate(after), -2);
  for (let day = startDate > first ? startDate : first; ; day = dayAfter(day, 1)) {
    const at = unsaidFrom(times, day);
    if (at.getTime() - UNSAID_MINUTES * MINUTE > validity.until.getTime() + 60 * MINUTE) return undefined;
    if (at > after) return { day, at };
  }
}
