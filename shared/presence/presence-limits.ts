/** What one call ticks of an evacuation; a phone without a network may send a whole site's. */
export const MOST_TICKS = 3000;
