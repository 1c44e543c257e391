/** What the server's clock said when it was last heard, in milliseconds since 1970. */
let heard: number | undefined;

/**
 * The server's time as it was last seen, in milliseconds since 1970; nothing before the first answer. What is kept on a
 * phone ages by it, never by the phone's own clock, which may stand anywhere.
 */
export function serverTime(): number | undefined {
  return heard;
}

/** Takes the time of an answer; of one that tells none, nothing. */
export function hearServerTime(at: number | undefined): void {
  if (at !== undefined && !Number.isNaN(at)) heard = at;
}
