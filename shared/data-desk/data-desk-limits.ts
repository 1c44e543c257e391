/** How long what a person is looked for by is at most. */
export const ASKED_CHARACTERS = 254;
