/** A block of an unknown kind: stored unchanged and shown as plain text. */
export type UnknownBlock = { kind: string; [part: string]: unknown };

/** Every text in the block, in its own order, for display. */
export function plainLines(block: UnknownBlock): string[] {
  return Object.entries(block).flatMap(([part, value]) => (part === 'kind' ? [] : textsIn(value)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return value.trim() === '' ? [] : [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsIn) : [];
}
