/** The project of a permit in a trial; such a permit is never sent (rule 4.8). */
export const NO_PROJECT = 'NULL';

/** The default daily times of a permit (rule 4.8). */
export const DEFAULT_START_TIME = '07:00';
export const DEFAULT_END_TIME = '16:00';

/** The maximum number of pictures, and of documents, that a permit has beside those on its pages. */
export const MAX_ATTACHMENTS = 20;
