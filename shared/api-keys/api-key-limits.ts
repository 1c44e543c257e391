/** How long the name of an API key is at most. */
export const NAME_CHARACTERS = 80;
