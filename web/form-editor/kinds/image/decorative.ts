/**
 * The alternative text of a decorative picture. The content has a single field: empty means undecided, blank means decorative; both render
 * an empty `alt`.
 */
export const DECORATIVE_ALT = ' ';

export function isDecorative(alt: string): boolean {
  return alt !== '' && alt.trim() === '';
}
