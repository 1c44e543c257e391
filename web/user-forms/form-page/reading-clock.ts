/** The reading of one page: its start (milliseconds since 1970) and its length. */
export type Reading = { from: number; seconds: number };

/** The current reading: continues a stored start, unless the clock was turned back since. */
export function currentReading(stored: unknown, seconds: number, now: number): Reading {
  const { from, seconds: longer } = (stored ?? {}) as Partial<Reading>;
  if (typeof from !== 'number' || from > now) return { from: now, seconds };
  return { from, seconds: typeof longer === 'number' ? Math.max(longer, seconds) : seconds };
}

/** When the worker may leave the page, in milliseconds since 1970. */
export function readUntil({ from, seconds }: Reading): number {
  return from + seconds * 1000;
}

const keyOf = (userFormId: string, formPage: number) => `reading:${userFormId}:${formPage}`;

/** This tab's memory, where the browser stores nothing. */
const memory = new Map<string, Reading>();

export function readReading(userFormId: string, formPage: number): unknown {
  const key = keyOf(userFormId, formPage);
  try {
    return memory.get(key) ?? JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Stores the start, so that reloads and changes of language do not restart it. */
export function keepReading(userFormId: string, formPage: number, reading: Reading): void {
  const key = keyOf(userFormId, formPage);
  try {
    sessionStorage.setItem(key, JSON.stringify(reading));
  } catch {
    memory.set(key, reading);
  }
}
