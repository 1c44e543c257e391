/** How long the name that a user gives a passkey is at most. */
export const PASSKEY_NAME_CHARACTERS = 60;
