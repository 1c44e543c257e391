/** How long the name of a company is at most. */
export const NAME_CHARACTERS = 200;
