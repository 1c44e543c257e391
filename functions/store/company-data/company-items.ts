import { idsOfLists, findThingLists, thingKey, type ThingKind, THING_KINDS } from './company-things.ts';
import type { Item } from '../items.ts';
import { isBesidePermit, retentionPeriodsKey } from '../keys.ts';
import { isWorkerTrait } from '../site-keys.ts';
import { isTrailEvent } from '../trail-keys.ts';
import type { Table } from '../table.ts';

/** A company and the ids of everything that its lists hold. */
export type CompanyThings = { company: string; ids: Readonly<Record<ThingKind, ReadonlySet<string>>> };

/** The kinds of a company's items: the kinds of things, and what belongs to the company itself. */
export const COMPANY_ITEM_KINDS = [
  'company',
  ...THING_KINDS,
  'messages',
  'billing',
  'security-log',
  'evidence',
] as const;
export type CompanyItemKind = (typeof COMPANY_ITEM_KINDS)[number];

/** Reads the lists one by one, the active before the archived, so that a thing archived meanwhile is seen. */
export async function findCompanyThings(table: Table, company: string): Promise<CompanyThings> {
  const ids = Object.fromEntries(THING_KINDS.map((kind) => [kind, new Set<string>()])) as Record<
    ThingKind,
    Set<string>
  >;
  for (const { kind, partition } of await findThingLists(table, company)) {
    for (const id of await idsOfLists(table, [partition])) ids[kind].add(id);
  }
  return { company, ids };
}

type Place = { id: string; item: Item; things: CompanyThings };

const allOf =
  (kind: ThingKind) =>
  ({ id, things }: Place): CompanyItemKind | undefined =>
    things.ids[kind].has(id) ? kind : undefined;

/** For a thing of one item; the other items of its partition are derived from elsewhere. */
const headOf =
  (kind: ThingKind) =>
  (place: Place): CompanyItemKind | undefined =>
    place.item.SK === thingKey(kind, place.id).SK ? allOf(kind)(place) : undefined;

const ofCompany =
  (kind: CompanyItemKind) =>
  ({ id, things }: Place): CompanyItemKind | undefined =>
    id === things.company ? kind : undefined;

/** By the first part of the partition key; the second part is the id. */
const KINDS: Readonly<Record<string, (place: Place) => CompanyItemKind | undefined>> = {
  COMPANY: ofCompany('company'),
  PERMITNUMBERS: ofCompany('company'),
  ERASED: ofCompany('company'),
  // Its times alone: a run begins anew where the company is moved to.
  RETENTION: (place) => (place.item.SK === retentionPeriodsKey('').SK ? ofCompany('company')(place) : undefined),
  BILL: ofCompany('billing'),
  SECURITY: ofCompany('security-log'),
  EVIDENCE: ofCompany('evidence'),
  EVIDENCEDAYS: ofCompany('evidence'),
  EVIDENCELEAVES: ofCompany('evidence'),
  USER: (place) => (isTrailEvent(place.item.SK) ? allOf('users')(place) : headOf('users')(place)),
  DEPARTMENT: headOf('departments'),
  // Permit forms' versions lie beside induction forms' versions.
  FORM: (place) => allOf('induction-forms')(place) ?? allOf('permit-forms')(place),
  PIN: ({ item, things }) =>
    things.ids['induction-forms'].has(String(item['formId'])) ? 'induction-forms' : undefined,
  PERMITFORM: headOf('permit-forms'),
  PROJECT: allOf('projects'),
  WORKERS: (place) => (isWorkerTrait(place.item.SK) ? undefined : allOf('projects')(place)),
  RENEWALASK: allOf('induction-forms'),
  WORKERFILL: allOf('projects'),
  PRESENCE: allOf('projects'),
  PRESENCEFOLLOW: allOf('projects'),
  BOARD: allOf('projects'),
  BOARDLINK: ({ item, things }) => (things.ids.projects.has(String(item['project'])) ? 'projects' : undefined),
  ONSITE: ({ item, things }) => (things.ids.projects.has(String(item['project'])) ? 'projects' : undefined),
  UF: allOf('user-forms'),
  CARDSYNC: allOf('user-forms'),
  RECHECK: allOf('user-forms'),
  CARD: allOf('cards'),
  PERMIT: (place) => (isBesidePermit(place.item.SK) ? undefined : allOf('permits')(place)),
  PERMITCLOCK: allOf('permits'),
  // A waiting message is sent from its present place, once.
  MSG: ({ item, things }) =>
    item.PK.split('#')[2] === things.company && item['GSI3PK'] === undefined ? 'messages' : undefined,
};

/** The kind of a company's item; undefined for another company's item, a derived one (`derivedItems`) or a transient one. */
export function companyItemKind(item: Item, things: CompanyThings): CompanyItemKind | undefined {
  const [name = '', id = ''] = item.PK.split('#');
  return Object.hasOwn(KINDS, name) ? KINDS[name]?.({ id, item, things }) : undefined;
}
