/** How many zones a site has at most, and how long their names are. */
export const MOST_ZONES = 100;
export const ZONE_CHARACTERS = 60;
