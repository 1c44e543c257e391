/** How long the facts of a person are at most. */
export const NAME_CHARACTERS = 100;
export const COMPANY_CHARACTERS = 200;
export const CONTACT_CHARACTERS = 200;
/** Of a phone number, a tax number, a birthday and a business id, as somebody types them. */
export const NUMBER_CHARACTERS = 40;
