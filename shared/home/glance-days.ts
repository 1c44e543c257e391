/** How many days of a site are drawn. */
export const GLANCE_DAYS = 14;
