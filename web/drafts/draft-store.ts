import { phone } from '../offline/phone.ts';
import { serverTime } from '../phone/server-clock.ts';

/** What this tab knows of the drafts: what is written goes on to the phone, what is read is there at once. */
const drafts = new Map<string, unknown>();

function keyOf(entityId: string, part: string): string {
  return `${entityId}\n${part}`;
}

function partOf(key: string, entityId: string): string | undefined {
  return key.startsWith(keyOf(entityId, '')) ? key.slice(entityId.length + 1) : undefined;
}

/** Reads what this phone keeps of an entity, so that it can be read at once from then on. */
export async function openDrafts(entityId: string): Promise<void> {
  const kept = await phone().drafts(entityId);
  for (const { part, value } of kept) drafts.set(keyOf(entityId, part), value);
}

/** What was typed into a part of an opened entity and is not yet sent; nothing where there is none. */
export function readDraft(entityId: string, part: string): unknown {
  return drafts.get(keyOf(entityId, part));
}

/** Keeps what is typed on this device at once. `part` names a piece of the entity, such as `page-3`. */
export function writeDraft(entityId: string, part: string, value: unknown): void {
  drafts.set(keyOf(entityId, part), value);
  void phone().keepDraft({ userFormId: entityId, part, value, keptFrom: serverTime() });
}

/** Forgets a part, and the parts inside it (`page-3` takes `page-3:sketch` along), once it waits to be sent or is. */
export function clearDraft(entityId: string, part: string): void {
  for (const key of drafts.keys()) {
    const each = partOf(key, entityId);
    if (each !== part && !each?.startsWith(`${part}:`)) continue;
    drafts.delete(key);
    void phone().dropDraft(entityId, each);
  }
}

/** Forgets everything that was typed into an entity. */
export function clearDrafts(entityId: string): void {
  for (const key of drafts.keys()) {
    const each = partOf(key, entityId);
    if (each !== undefined) clearDraft(entityId, each);
  }
}
