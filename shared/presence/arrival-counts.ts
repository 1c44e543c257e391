/** How long an arrival counts without a leaving. */
export const ARRIVAL_COUNTS_MS = 16 * 3_600_000;
