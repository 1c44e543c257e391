/** The reading of one page: since when (milliseconds since 1970), and how long it takes. */
export type Reading = { from: number; seconds: number };

/** The reading as it stands now: an earlier start counts, unless the clock was turned back since. */
export function currentReading(stored: unknown, seconds: number, now: number): Reading {
  const { from, seconds: longer } = (stored ?? {}) as Partial<Reading>;
  if (typeof from !== 'number' || from > now) return { from: now, seconds };
  return { from, seconds: typeof longer === 'number' ? Math.max(longer, seconds) : seconds };
}

/** When the page may be left, in milliseconds since 1970. */
export function readUntil({ from, seconds }: Reading): number {
  return from + seconds * 1000;
}

const keyOf = (userFormId: string, formPage: number) => `reading:${userFormId}:${formPage}`;

/** What this tab remembers where the browser keeps nothing. */
const memory = new Map<string, Reading>();

export function readReading(userFormId: string, formPage: number): unknown {
  const key = keyOf(userFormId, formPage);
  try {
    return memory.get(key) ?? JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return undefined;
  }
}

/** Keeps the start over reloads and changes of language. */
export function keepReading(userFormId: string, formPage: number, reading: Reading): void {
  const key = keyOf(userFormId, formPage);
  try {
    sessionStorage.setItem(key, JSON.stringify(reading));
  } catch {
    memory.set(key, reading);
  }
}
