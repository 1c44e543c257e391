/** How long the name of a webhook is at most. */
export const NAME_CHARACTERS = 80;
