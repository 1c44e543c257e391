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

/**
 * When a turn of a watch is, in milliseconds: an interval after the one before it, the last at the end of the watch. `n` counts from 1; the
 * end of the work is 0.
 */
function turnAt(watch: Watch, n: number, now?: number): number {
  const isLast = n >= roundsDue(watch, now);
  return isLast ? watchEnd(watch, now) : Date.parse(watch.endedAt) + n * watch.every * MINUTE;
}

/** From when a round counts for a turn: halfway from the turn before and half that gap after the last that counts; the last at its end. */
function turnOpens(watch: Watch, n: number, { counted, now }: { counted: number; now?: number | undefined }): number {
  const turn = turnAt(watch, n, now);
  const half = (turn - turnAt(watch, n - 1, now)) / 2;
  const isLast = n >= roundsDue(watch, now);
  // At the end of the watch one round more is enough, however short before it the last one was.
  if (isLast && counted < turn) return turn;
  return Math.max(turn - half, counted + half);
}

type Turns = { marks: boolean[]; count: number; last: number };

/** Which rounds count, judged one after another: what came before its turn never counts later. */
function turnsOf(watch: Watch): Turns {
  const start: Turns = { marks: [], count: 0, last: Date.parse(watch.endedAt) };
  return watch.rounds.reduce(({ marks, count, last }, { at }, place) => {
    const sofar = { ...watch, rounds: watch.rounds.slice(0, place + 1) };
    const time = Date.parse(at);
    const isFull = count >= roundsDue(sofar);
    const counts = !isFull && time >= turnOpens(sofar, count + 1, { counted: last });
    return { marks: [...marks, counts], count: count + (counts ? 1 : 0), last: counts ? time : last };
  }, start);
}

/** Whether each round of a watch counts: one that falls in its turn does, each turn once (rule 4.12). */
export const countedRounds = (watch: Watch): boolean[] => turnsOf(watch).marks;

/** How many turns of a watch have had their round. */
export const roundsCounted = (watch: Watch): number => turnsOf(watch).count;

/** From when the next round counts, in milliseconds. */
export function nextCountsFrom(watch: Watch, now?: number): number {
  const { count, last } = turnsOf(watch);
  return turnOpens(watch, count + 1, { counted: last, now });
}

/** When the next round is due, in milliseconds: at its turn, never later than one interval after the last round. */
export function nextRoundAt(watch: Watch, now?: number): number {
  const last = lastContact(watch);
  const turn = turnAt(watch, roundsCounted(watch) + 1, now);
  const latest = last + watch.every * MINUTE;
  return turn > last ? Math.min(turn, latest) : latest;
}

/** What a round does to a running watch: whether it comes late, and whether the watch is full at it. */
export function roundOf(watch: Watch, at: string): { isLate?: true; fullAt: string | null } {
  const after = { ...watch, rounds: [...watch.rounds, { at }] };
  const isFull = roundsCounted(after) >= roundsDue(after);
  return { ...(isLateAt(watch, Date.parse(at)) && { isLate: true }), fullAt: isFull ? at : null };
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
