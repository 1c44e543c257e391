/** How long the words of a search are at most. */
export const SEARCH_CHARACTERS = 200;
