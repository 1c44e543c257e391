/** The texts that a translation holds at most, those that its form does not say now among them. */
export const MOST_TEXTS = 10_000;
/** A translation is longer than the line that it translates. */
export const LONGEST_TEXT_CHARACTERS = 4000;
