/** How long the name and the description of a permit are at most. */
export const NAME_CHARACTERS = 200;
export const DESCRIPTION_CHARACTERS = 4000;
/** Of whatever reason somebody gives about one, and of the word of a round of its watch. */
export const REASON_CHARACTERS = 1000;
export const ROUND_CHARACTERS = 300;
