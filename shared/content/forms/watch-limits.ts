/** The longest watch after a day of work, and the limits between its rounds, in minutes. */
export const MOST_WATCH_MINUTES = 1440;
export const LEAST_WATCH_EVERY = 5;
export const MOST_WATCH_EVERY = 120;
