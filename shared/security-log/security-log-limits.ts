/** How long the title of an exported list is at most. */
export const LIST_TITLE_CHARACTERS = 100;
