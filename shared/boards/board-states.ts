/** What a board tells of a permit, in the order in which it matters. */
export const BOARD_STATES = ['suspended', 'watch', 'valid', 'waiting', 'soon', 'expired'] as const;
export type BoardState = (typeof BOARD_STATES)[number];

/** What is under way today, which stands in the zones. */
export const STATES_OF_TODAY: ReadonlySet<BoardState> = new Set(['suspended', 'watch', 'valid']);
