type Named = { firstName?: string | undefined; lastName?: string | undefined };

/** First and last name; undefined while both are empty. */
export function personName({ firstName = '', lastName = '' }: Named): string | undefined {
  return [firstName.trim(), lastName.trim()].filter(Boolean).join(' ') || undefined;
}
