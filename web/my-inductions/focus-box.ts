/** Focuses a PIN box by its index. */
export function focusBox(id: string, index: number): void {
  document.getElementById(index === 0 ? id : `${id}-${index + 1}`)?.focus();
}
