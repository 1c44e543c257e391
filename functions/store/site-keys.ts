import type { Key } from './items.ts';
import { alone, beside } from './key-parts.ts';
import { createdSortKey, EVENT_PREFIX, GUESSES } from './keys.ts';

// More keys of the table (`keys.ts`): of who works and is on a site, and of its board.

// The workers of a site, in one partition beside the project. The lines sort together, so that one Query reads the list.
const workersPartition = (project: string) => `WORKERS#${project}`;
export const WORKER_LINES_PREFIX = 'W#';
const TRAIT_PREFIX = 'T#';
/** Whether an item in a partition of workers is derived from a line, under a seal of the installation. */
export const isWorkerTrait = (sortKey: string): boolean => sortKey.startsWith(TRAIT_PREFIX);
export const workerKey = (project: string, id: string): Key => ({
  PK: workersPartition(project),
  SK: `${WORKER_LINES_PREFIX}${id}`,
});
export const workerEventPrefix = (id: string) => `${EVENT_PREFIX}${id}#`;
export const workerEventKey = (project: string, id: string, at: string, tag: string): Key => ({
  PK: workersPartition(project),
  SK: `${workerEventPrefix(id)}${at}#${tag}`,
});
/** `trait` is a sealed tax number, or a sealed name and birthday. */
export const workerTraitPrefix = (trait: string) => `${TRAIT_PREFIX}${trait}#`;
export const workerTraitKey = (project: string, trait: string, id: string): Key => ({
  PK: workersPartition(project),
  SK: `${workerTraitPrefix(trait)}${id}`,
});
export const workerFillKey = (project: string, form: string) => alone('WORKERFILL', `${project}#${form}`);

/** The links of a site for inspectors, in one item. */
export const inspectorLinksKey = (project: string): Key => alone('INSPECTORS', project);
/** Leads from a link to its site. */
export const inspectionKey = (link: string): Key => ({ PK: `INSPECTION#${link}`, SK: 'INSPECTION' });
export const inspectionGuessesKey = (link: string): Key => beside(inspectionKey(link), GUESSES);

// Presence on a site: its days, and the first and the last day of each person. Who is on the sites of a company lies together.
export const DRILL_TICKS_PREFIX = 'T#';
const presencePartition = (project: string) => `PRESENCE#${project}`;
export const PRESENCE_DAYS_PREFIX = 'D#';
export const presenceDayPrefix = (day: string) => `${PRESENCE_DAYS_PREFIX}${day}#`;
export const presenceDayKey = (project: string, day: string, userForm: string): Key => ({
  PK: presencePartition(project),
  SK: `${presenceDayPrefix(day)}${userForm}`,
});
export const presenceSpanKey = (project: string, userForm: string): Key => ({
  PK: presencePartition(project),
  SK: `P#${userForm}`,
});
export const DRILLS_PREFIX = 'V#';
export const drillKey = (project: string, started: string, id: string): Key => ({
  PK: presencePartition(project),
  SK: `${DRILLS_PREFIX}${createdSortKey(started, id)}`,
});
export const openDrillKey = (project: string): Key => ({ PK: presencePartition(project), SK: 'DRILL' });
export const drillTickPrefix = (drill: string) => `${DRILL_TICKS_PREFIX}${drill}#`;
export const drillTickKey = (project: string, drill: string, userForm: string): Key => ({
  PK: presencePartition(project),
  SK: `${drillTickPrefix(drill)}${userForm}`,
});
export const onSitePrefix = (project: string) => `${project}#`;
export const onSiteKey = (company: string, project: string, userForm: string): Key => ({
  PK: `ONSITE#${company}`,
  SK: `${onSitePrefix(project)}${userForm}`,
});
export const presenceFollowKey = (project: string, userForm: string) =>
  alone('PRESENCEFOLLOW', `${project}#${userForm}`);

/** Leads from the code of a site's gate to the site. */
export const gateCodeKey = (gate: string): Key => alone('GATE', gate);
/** Leads from the hash of a phone's key to the induction. */
export const checkInKey = (hash: string): Key => alone('CHECKIN', hash);

// The board of a project: its open permits, and a head that counts their moves.
export const boardPartition = (project: string) => `BOARD#${project}`;
export const boardHeadKey = (project: string): Key => ({ PK: boardPartition(project), SK: 'HEAD' });
export const BOARD_PERMITS_PREFIX = 'P#';
export const boardPermitKey = (project: string, permit: string): Key => ({
  PK: boardPartition(project),
  SK: `${BOARD_PERMITS_PREFIX}${permit}`,
});
/** Leads from the address of a board to its project. */
export const boardLinkKey = (board: string): Key => alone('BOARDLINK', board);
