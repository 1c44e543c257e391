/** Formats `123456789` as `123 456 789`, for reading aloud. */
export function inThrees(digits: string): string {
  return digits.replace(/(\d{3})(?=\d)/g, '$1\u00A0');
}
