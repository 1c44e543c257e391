/** How long the description of a permit form is at most. */
export const DESCRIPTION_CHARACTERS = 4000;
