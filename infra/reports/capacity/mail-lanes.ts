import { ASSUMED_HOUR, beginningsOf, type Hour } from './hour.ts';

/** How long mails wait for a service that takes so many a second, in minutes: codes, which go first, and all others. */
export type MailWaits = { codes: number; others: number; mails: number };

/** The longest that a receipt should wait, in minutes. */
export const FIVE_MINUTES = 5;

type Lane = { minute: number; count: number }[];

/** Serves two lanes minute by minute, codes first, the oldest of each first. `mails` is what an induction causes beside its code. */
export function mailWaits(hour: Hour, mails: number, ratePerSecond: number): MailWaits {
  const beginnings = beginningsOf(hour);
  const lanes: { codes: Lane; others: Lane } = { codes: [], others: [] };
  const longest = { codes: 0, others: 0 };
  let sent = 0;
  for (let minute = 0; minute < beginnings.length || lanes.codes.length + lanes.others.length > 0; minute += 1) {
    const begun = beginnings[minute] ?? 0;
    if (begun > 0) lanes.codes.push({ minute, count: (begun * ASSUMED_HOUR.codesOf100) / 100 });
    if (begun > 0) lanes.others.push({ minute, count: begun * mails });
    let room = ratePerSecond * 60;
    for (const lane of ['codes', 'others'] as const) {
      while (room > 0 && lanes[lane][0]) {
        const oldest = lanes[lane][0];
        const taken = Math.min(room, oldest.count);
        room -= taken;
        sent += taken;
        oldest.count -= taken;
        longest[lane] = Math.max(longest[lane], minute - oldest.minute);
        if (oldest.count <= 0) lanes[lane].shift();
      }
    }
  }
  return { ...longest, mails: Math.round(sent) };
}

const STEP = 10;

/** The rate a second, in tens, at which no mail waits longer than so many minutes. */
export function rateFor(hour: Hour, mails: number, minutes: number): number {
  for (let rate = STEP; ; rate += STEP) if (mailWaits(hour, mails, rate).others <= minutes) return rate;
}
