/** What stands in the place of a permit's project while it is only tried out; such a permit is never sent (specification 4). */
export const NO_PROJECT = 'NULL';

/** The daily times of a permit that names none (specification 9). */
export const DEFAULT_START_TIME = '07:00';
export const DEFAULT_END_TIME = '16:00';

/** How many pictures, and how many documents, a permit has at most beside those on its pages. */
export const MAX_ATTACHMENTS = 20;
