const YES = new Set(['kyllä', 'joo', 'yes', 'k', 'y', 'ja', 'jah', 'да', 'так', 'tak']);

/** Whether an answer means yes: a ticked box, or yes in a worker’s language in any case and with any blanks. */
export function isYes(value: unknown): boolean {
  if (typeof value !== 'string') return value === true;
  return YES.has(value.normalize('NFC').replace(/\s/g, '').toLowerCase());
}
