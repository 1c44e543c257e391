/** How long the name of an induction or permit form is at most. */
export const FORM_NAME_CHARACTERS = 200;
