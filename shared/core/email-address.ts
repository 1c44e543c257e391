/** How long an e-mail address is at most, and how many a list of receivers holds. */
export const EMAIL_CHARACTERS = 254;
export const MOST_EMAILS = 20;

/** An address that messages can be sent to: no list of addresses, no name beside it, and a domain with a dot. */
export const EMAIL_ADDRESS = /^[^\s\p{Cs}@<>(),;:"\\[\]]+@[^\s\p{Cs}@<>(),;:"\\[\]]+\.[^\s\p{Cs}@<>(),;:"\\[\].]{2,}$/u;

/** Whether messages can go to this address, by the rule of the API's `EmailAddress`. */
export const isEmailAddress = (text: string): boolean => text.length <= EMAIL_CHARACTERS && EMAIL_ADDRESS.test(text);
