const MARK_HEX = 16;

/** The mark of a chain as prints, receipts and passes show it: `3 · 9f2c 41aa 07be d310`. */
export function markOf({ n, hash }: { n: number; hash: string }): string {
  return `${n} · ${hash.slice(0, MARK_HEX).replace(/(.{4})(?=.)/g, '$1 ')}`;
}
