/** How long a name of a card's person and that of their employer are at most. */
export const NAME_CHARACTERS = 100;
export const COMPANY_CHARACTERS = 200;
