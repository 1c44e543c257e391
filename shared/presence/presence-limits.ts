/** What one call ticks of an evacuation; a phone without a network may send a whole site's. */
export const MOST_TICKS = 3000;
/** How long the reason is at most for which an event is struck. */
export const REASON_CHARACTERS = 200;
