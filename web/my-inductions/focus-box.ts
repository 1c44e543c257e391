/** Gives the focus to one of the boxes of a PIN, from 0. */
export function focusBox(id: string, index: number): void {
  document.getElementById(index === 0 ? id : `${id}-${index + 1}`)?.focus();
}
