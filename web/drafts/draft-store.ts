const PREFIX = 'draft:';
/** Nothing that a worker typed stays on the phone longer than this (contract 8, beyond). */
const KEPT_MILLISECONDS = 14 * 86_400_000;

/** What this tab remembers where the browser keeps nothing (private mode, storage turned off or full). */
const memory = new Map<string, unknown>();

type Kept = { at: number; value: unknown };

/** The browser's storage; nothing where it is turned off. */
function storage(): Storage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}

function keyOf(entityId: string, part: string): string {
  return `${PREFIX}${entityId}:${part}`;
}

function parsed(text: string | null | undefined): Kept | undefined {
  try {
    const kept = JSON.parse(text ?? 'null') as Partial<Kept> | null;
    return typeof kept?.at === 'number' ? { at: kept.at, value: kept.value } : undefined;
  } catch {
    return undefined;
  }
}

/** What was typed into a part of an entity and is not yet saved by the server; nothing where there is none. */
export function readDraft(entityId: string, part: string): unknown {
  const key = keyOf(entityId, part);
  return memory.has(key) ? memory.get(key) : parsed(storage()?.getItem(key))?.value;
}

/** Keeps what is typed on this device at once. `part` names a piece of the entity, such as `page-3`. */
export function writeDraft(entityId: string, part: string, value: unknown, now = Date.now()): void {
  const key = keyOf(entityId, part);
  memory.delete(key);
  try {
    const store = storage();
    if (!store) throw new Error('no storage');
    store.setItem(key, JSON.stringify({ at: now, value } satisfies Kept));
  } catch {
    memory.set(key, value);
  }
}

function remove(isGone: (key: string) => boolean): void {
  for (const key of [...memory.keys()].filter(isGone)) memory.delete(key);
  const store = storage();
  if (!store) return;
  const keys = Array.from({ length: store.length }, (_, place) => store.key(place) ?? '');
  for (const key of keys) if (key.startsWith(PREFIX) && isGone(key)) store.removeItem(key);
}

/** Forgets a part, and the parts inside it (`page-3` takes `page-3:sketch` along), once the server has it. */
export function clearDraft(entityId: string, part: string): void {
  const key = keyOf(entityId, part);
  remove((each) => each === key || each.startsWith(`${key}:`));
}

/** Forgets everything that was typed into an entity. */
export function clearDrafts(entityId: string): void {
  remove((each) => each.startsWith(keyOf(entityId, '')));
}

/** Forgets the drafts of every entity that are too old to stay on the device. */
export function forgetOldDrafts(now = Date.now()): void {
  remove((key) => {
    const kept = memory.has(key) ? undefined : parsed(storage()?.getItem(key));
    return kept !== undefined && now - kept.at > KEPT_MILLISECONDS;
  });
}
