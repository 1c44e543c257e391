/** How long the reason is at most for which an induction is returned or archived. */
export const REASON_CHARACTERS = 1000;
