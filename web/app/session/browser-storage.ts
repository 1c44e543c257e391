/** This tab's memory, for a browser that stores nothing (private mode, storage disabled or full). */
const memory = new Map<string, string>();

export function readStored(key: string): string | undefined {
  try {
    return memory.get(key) ?? localStorage.getItem(key) ?? undefined;
  } catch {
    return memory.get(key);
  }
}

export function writeStored(key: string, value: string | undefined): void {
  memory.delete(key);
  try {
    localStorage.removeItem(key);
    if (value !== undefined) localStorage.setItem(key, value);
  } catch {
    if (value !== undefined) memory.set(key, value);
  }
}

/** The stored JSON value; undefined where it is missing or invalid. */
export function readStoredJson(key: string): unknown {
  try {
    return JSON.parse(readStored(key) ?? 'null') ?? undefined;
  } catch {
    return undefined;
  }
}
