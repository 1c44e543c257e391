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
