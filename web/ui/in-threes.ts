/** `123456789` as `123 456 789`, so that it can be read aloud. */
export function inThrees(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1\u00A0');
}
