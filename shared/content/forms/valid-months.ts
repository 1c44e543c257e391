/** The longest validity that a form gives its inductions. */
export const MOST_VALID_MONTHS = 60;
