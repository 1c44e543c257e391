/** How long the name of a department is at most. */
export const NAME_CHARACTERS = 200;
