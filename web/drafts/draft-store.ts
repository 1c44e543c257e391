import { phone } from '../offline/phone.ts';
import { serverTime } from '../phone/server-clock.ts';

/** This tab's cache of drafts: a write goes on to the phone's store, a read is synchronous. */
const drafts = new Map<string, unknown>();

function keyOf(entityId: string, part: string): string {
  return `${entityId}\n${part}`;
}

function partOf(key: string, entityId: string): string | undefined {
  return key.startsWith(keyOf(entityId, '')) ? key.slice(entityId.length + 1) : undefined;
}

/** Loads an entity's drafts from the phone, so that later reads are synchronous. */
export async function openDrafts(entityId: string): Promise<void> {
  const kept = await phone().drafts(entityId);
  for (const { part, value } of kept) drafts.set(keyOf(entityId, part), value);
}

/** The unsent draft of a part of an opened entity; undefined where there is none. */
export function readDraft(entityId: string, part: string): unknown {
  return drafts.get(keyOf(entityId, part));
}

/** Stores a draft on this device at once. `part` names a piece of the entity, such as `page-3`. */
export function writeDraft(entityId: string, part: string, value: unknown): void {
  drafts.set(keyOf(entityId, part), value);
  void phone().keepDraft({ userFormId: entityId, part, value, keptFrom: serverTime() });
}

/** Removes the drafts of a part and of the parts inside it (`page-3` includes `page-3:sketch`), once the part is queued or sent. */
export function clearDraft(entityId: string, part: string): void {
  for (const key of drafts.keys()) {
    const each = partOf(key, entityId);
    if (each !== part && !each?.startsWith(`${part}:`)) continue;
    drafts.delete(key);
    void phone().dropDraft(entityId, each);
  }
}

/** Removes all drafts of an entity. */
export function clearDrafts(entityId: string): void {
  for (const key of drafts.keys()) {
    const each = partOf(key, entityId);
    if (each !== undefined) clearDraft(entityId, each);
  }
}
