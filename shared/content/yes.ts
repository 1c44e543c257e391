const YES = new Set(['kyllä', 'joo', 'yes', 'k', 'y']);

/** Whether an answer means yes: a ticked box, or kyllä, joo, yes, k or y in any case and with any blanks. */
export function isYes(value: unknown): boolean {
  if (typeof value !== 'string') return value === true;
  return YES.has(value.normalize('NFC').replace(/\s/g, '').toLowerCase());
}
