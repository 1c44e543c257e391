/** How long the name of a user is at most. */
export const NAME_CHARACTERS = 100;
