/** How long an e-mail address is at most, and how many a list of receivers holds. */
export const EMAIL_CHARACTERS = 254;
export const MOST_EMAILS = 20;
