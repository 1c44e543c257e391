/** How long the reason of a renewal demand is at most. */
export const REASON_CHARACTERS = 500;
