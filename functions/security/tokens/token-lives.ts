/** Life of a token in seconds (rule 2.1). */
export const TOKEN_LIFE_SECONDS = {
  staff: 12 * 3600,
  /** Long enough to install an app that shows codes. */
  enrolment: 30 * 60,
  worker: 12 * 3600,
  editCode: 2 * 3600,
  review: 12 * 3600,
} as const;

/** One hour; the token is read-only, and its entity is not checked again (rule 2.1). */
export const FILE_TOKEN_LIFE_SECONDS = 3600;
