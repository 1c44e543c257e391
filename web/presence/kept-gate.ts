import type { Reply } from '../../shared/core/endpoint.ts';
import type { gateApi } from '../../shared/gate/gate-api.ts';
import type { PresentPerson } from '../../shared/presence/presence.ts';
import { readStoredJson, writeStored } from '../app/session/browser-storage.ts';
import { GATE_KEY, session } from '../app/session/session.ts';

/** A person without picture, number or birthday. */
export type KeptPerson = Reply<typeof gateApi.people>['items'][number];
/** A site's people and when the phone got them, by its clock. ISO 8601 UTC. */
export type KeptList = { at: string; people: readonly KeptPerson[] };

/** Somebody who is on the site, as a phone keeps them. */
export type KeptPresent = Omit<PresentPerson, 'userFormId'>;
/** Who is on a site and when the phone got that, by its clock, with what was noted on it since. ISO 8601 UTC. */
export type KeptOnSite = { at: string; people: readonly KeptPresent[] };

/** The gate that this phone was last at, of one user; a logout removes it. */
type KeptGate = {
  userId: string;
  projectId: string;
  list?: KeptList | undefined;
  onSite?: KeptOnSite | undefined;
};

const KEPT_MILLISECONDS = 24 * 3_600_000;

function keptGate(): KeptGate | undefined {
  const kept = readStoredJson(GATE_KEY) as KeptGate | undefined;
  return kept?.userId === session().loggedInUser?._id ? kept : undefined;
}

/** What is given takes the place of what was kept of this gate. */
function keep(projectId: string, given: Pick<KeptGate, 'list' | 'onSite'>): void {
  const userId = session().loggedInUser?._id;
  if (userId === undefined) return;
  const kept = { list: keptList(projectId), onSite: keptOnSite(projectId) };
  writeStored(GATE_KEY, JSON.stringify({ userId, projectId, ...kept, ...given } satisfies KeptGate));
}

/** Of this gate, and not of yesterday. */
function ofToday<Kept extends { at: string }>(
  projectId: string,
  name: 'list' | 'onSite',
  now: number,
): Kept | undefined {
  const gate = keptGate();
  const kept = gate?.projectId === projectId ? (gate[name] as Kept | undefined) : undefined;
  return kept && now - Date.parse(kept.at) < KEPT_MILLISECONDS ? kept : undefined;
}

/** The project at whose gate this phone was last. */
export function lastGate(): string | undefined {
  return keptGate()?.projectId;
}

/** Makes this the gate of the phone; the list of another one, and one of yesterday, go. */
export function standAtGate(projectId: string): void {
  const isOld = (['list', 'onSite'] as const).some(
    (name) => keptGate()?.[name] && !ofToday(projectId, name, Date.now()),
  );
  if (lastGate() !== projectId || isOld) keep(projectId, {});
}

/** The site's people as this phone last got them, for a day. */
export function keptList(projectId: string, now = Date.now()): KeptList | undefined {
  return ofToday<KeptList>(projectId, 'list', now);
}

export function keepList(projectId: string, people: readonly KeptPerson[], now = new Date()): KeptList {
  const list = { at: now.toISOString(), people };
  keep(projectId, { list });
  return list;
}

/** Who is on the site as this phone last got it, for a day. */
export function keptOnSite(projectId: string, now = Date.now()): KeptOnSite | undefined {
  return ofToday<KeptOnSite>(projectId, 'onSite', now);
}

export function keepOnSite(projectId: string, onSite: KeptOnSite): KeptOnSite {
  keep(projectId, { onSite });
  return onSite;
}
