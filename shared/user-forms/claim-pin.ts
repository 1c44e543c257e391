/** The 9-digit PIN of an induction that a text is, spaces aside; undefined where it is none. */
export function claimPinIn(text: string): string | undefined {
  const digits = text.replaceAll(/\s/g, '');
  return /^\d{9}$/.test(digits) ? digits : undefined;
}
