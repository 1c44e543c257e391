/**
 * The alternative text of a picture that says nothing to whoever cannot see it. The content has one text for it: an empty
 * one has not been thought of yet, a blank one was chosen; both are shown as an empty `alt`.
 */
export const DECORATIVE_ALT = ' ';

export function isDecorative(alt: string): boolean {
  return alt !== '' && alt.trim() === '';
}
