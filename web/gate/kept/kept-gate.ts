import type { Reply } from '../../../shared/core/endpoint.ts';
import type { gateApi } from '../../../shared/gate/gate-api.ts';
import { readStoredJson, writeStored } from '../../app/session/browser-storage.ts';
import { GATE_KEY, session } from '../../app/session/session.ts';

/** A person without picture, number or birthday. */
export type KeptPerson = Reply<typeof gateApi.people>['items'][number];
/** A site's people and when the phone got them, by its clock. ISO 8601 UTC. */
export type KeptList = { at: string; people: readonly KeptPerson[] };

/** The gate that this phone was last at, of one user; a logout removes it. */
type KeptGate = { userId: string; projectId: string; list?: KeptList | undefined };

const KEPT_MILLISECONDS = 24 * 3_600_000;

function keptGate(): KeptGate | undefined {
  const kept = readStoredJson(GATE_KEY) as KeptGate | undefined;
  return kept?.userId === session().loggedInUser?._id ? kept : undefined;
}

function keep(projectId: string, list: KeptList | undefined): void {
  const userId = session().loggedInUser?._id;
  if (userId !== undefined) writeStored(GATE_KEY, JSON.stringify({ userId, projectId, list } satisfies KeptGate));
}

/** The project at whose gate this phone was last. */
export function lastGate(): string | undefined {
  return keptGate()?.projectId;
}

/** Makes this the gate of the phone; the list of another one, and one of yesterday, go. */
export function standAtGate(projectId: string): void {
  const list = keptList(projectId);
  if (lastGate() !== projectId || (!list && keptGate()?.list)) keep(projectId, list);
}

/** The site's people as this phone last got them, for a day. */
export function keptList(projectId: string, now = Date.now()): KeptList | undefined {
  const kept = keptGate();
  if (kept?.projectId !== projectId || !kept.list) return undefined;
  return now - Date.parse(kept.list.at) < KEPT_MILLISECONDS ? kept.list : undefined;
}

export function keepList(projectId: string, people: readonly KeptPerson[], now = new Date()): KeptList {
  const list = { at: now.toISOString(), people };
  keep(projectId, list);
  return list;
}
