/** How long the name and the description of a permit form are at most. */
export const NAME_CHARACTERS = 200;
export const DESCRIPTION_CHARACTERS = 4000;
