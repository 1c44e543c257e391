type Person = { firstName?: string | undefined; lastName?: string | undefined };

/** First and last name; `''` while both are empty. */
export const fullName = ({ firstName = '', lastName = '' }: Person): string => `${firstName} ${lastName}`.trim();
