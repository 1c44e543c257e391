/** The server's last known time, in milliseconds since 1970. */
let heard: number | undefined;

/**
 * The server's last known time, in milliseconds since 1970; undefined before the first answer. Stored rows expire by this clock, since the
 * phone's own clock may be wrong.
 */
export function serverTime(): number | undefined {
  return heard;
}

/** Records the time of an answer; ignores an answer without one. */
export function hearServerTime(at: number | undefined): void {
  if (at !== undefined && !Number.isNaN(at)) heard = at;
}

/** How far this phone's clock is ahead of the server's, in milliseconds; 0 before the first answer. */
let ahead = 0;

/** Records the time of an answer that has come just now. */
export function hearAnswerTime(at: number): void {
  hearServerTime(at);
  if (!Number.isNaN(at)) ahead = Date.now() - at;
}

export function phoneAhead(): number {
  return ahead;
}

/** An instant of this phone's clock (ISO 8601) by the server's. */
export const byServerClock = (at: string): string => new Date(Date.parse(at) - ahead).toISOString();

/** Goes on with a difference of the clocks that was found earlier, where no answer comes. */
export function takeAhead(milliseconds: number): void {
  ahead = milliseconds;
}
