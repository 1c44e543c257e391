import { idsOfLists, findThingLists, thingKey, type ThingKind, THING_KINDS } from './company-things.ts';
import type { Item } from './items.ts';
import type { Table } from './table.ts';

/** A company and the ids of everything that its lists hold. */
export type CompanyThings = { company: string; ids: Readonly<Record<ThingKind, ReadonlySet<string>>> };

/** What a company's items are told apart by: the kinds of things, and what hangs on the company itself. */
export const COMPANY_ITEM_KINDS = ['company', ...THING_KINDS, 'messages', 'billing'] as const;
export type CompanyItemKind = (typeof COMPANY_ITEM_KINDS)[number];

/** Reads the lists one after the other, the active before the archived: what is archived meanwhile is seen. */
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

/** Of a thing that is one item; others in its partition follow from elsewhere. */
const headOf =
  (kind: ThingKind) =>
  (place: Place): CompanyItemKind | undefined =>
    place.item.SK === thingKey(kind, place.id).SK ? allOf(kind)(place) : undefined;

const ofCompany =
  (kind: CompanyItemKind) =>
  ({ id, things }: Place): CompanyItemKind | undefined =>
    id === things.company ? kind : undefined;

/** By the first part of the partition's key; the second is the id. */
const KINDS: Readonly<Record<string, (place: Place) => CompanyItemKind | undefined>> = {
  COMPANY: ofCompany('company'),
  PERMITNUMBERS: ofCompany('company'),
  ERASED: ofCompany('company'),
  BILL: ofCompany('billing'),
  USER: headOf('users'),
  DEPARTMENT: headOf('departments'),
  // The versions of permit forms lie beside those of induction forms.
  FORM: (place) => allOf('induction-forms')(place) ?? allOf('permit-forms')(place),
  PIN: ({ item, things }) =>
    things.ids['induction-forms'].has(String(item['formId'])) ? 'induction-forms' : undefined,
  PERMITFORM: headOf('permit-forms'),
  PROJECT: headOf('projects'),
  UF: allOf('user-forms'),
  CARDSYNC: allOf('user-forms'),
  RECHECK: allOf('user-forms'),
  CARD: allOf('cards'),
  PERMIT: (place) => (place.item.SK.startsWith('G#') ? undefined : allOf('permits')(place)),
  // What still waits is sent from where it is, once.
  MSG: ({ item, things }) =>
    item.PK.split('#')[2] === things.company && item['GSI3PK'] === undefined ? 'messages' : undefined,
};

/** What an item of the table is of a company's; undefined where it is not, follows from others (`derivedItems`), or passes. */
export function companyItemKind(item: Item, things: CompanyThings): CompanyItemKind | undefined {
  const [name = '', id = ''] = item.PK.split('#');
  return Object.hasOwn(KINDS, name) ? KINDS[name]?.({ id, item, things }) : undefined;
}
