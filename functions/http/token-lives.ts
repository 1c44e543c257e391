/** Life of a token in seconds (contract 4). */
export const TOKEN_LIFE_SECONDS = {
  staff: 12 * 3600,
  worker: 12 * 3600,
  editCode: 2 * 3600,
  review: 12 * 3600,
} as const;

/** One hour; it is read only and is not checked against its entity again (contract 4). */
export const FILE_TOKEN_LIFE_SECONDS = 3600;
