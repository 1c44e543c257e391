import { boardHeadKey, boardLinkKey, isWorkerTrait, workerFillKey, workerKey } from '../site-keys.ts';
import {
  cardKey,
  departmentKey,
  departmentsPartition,
  formsPartition,
  headKey,
  isBesidePermit,
  permitFormKey,
  permitFormsPartition,
  permitClockKey,
  permitKey,
  permitsPartition,
  pinKey,
  projectKey,
  projectsPartition,
  recheckKey,
  renewalAskKey,
  syncKey,
  userFormKey,
  userFormsPartition,
  userKey,
  usersPartition,
} from '../keys.ts';
import { cardsPartition } from '../entities/cards/cards.ts';
import { findOnSiteItems } from '../entities/presence/on-site.ts';
import { findPresenceItems } from '../entities/presence/presence-days.ts';
import type { Item, Key } from '../items.ts';
import { findByName } from '../search/search-entries.ts';
import { isTrailEvent } from '../trail-keys.ts';
import type { Table } from '../table.ts';

/** A company's kinds of things, each after those that it depends on. */
export const THING_KINDS = [
  'users',
  'departments',
  'induction-forms',
  'permit-forms',
  'projects',
  'user-forms',
  'cards',
  'permits',
] as const;
export type ThingKind = (typeof THING_KINDS)[number];

/** A list of things of one kind, by the partition of its search entries. */
export type ThingList = { kind: ThingKind; partition: string };

const THINGS_A_PAGE = 25;
const IDS_A_PAGE = 1000;

/** Ids of a list's things by name, a page at a time, from the table itself; `position` is the cursor. */
export async function* listThings(
  table: Table,
  partition: string,
  limit = THINGS_A_PAGE,
  from?: string,
): AsyncGenerator<{ ids: string[]; position: string | undefined }> {
  let after = from;
  do {
    const { entries, readTo } = await findByName(table, { partition, limit, after });
    yield { ids: entries.map(({ id }) => String(id)), position: readTo };
    after = readTo;
  } while (after !== undefined);
}

/** The ids of everything in the given lists. */
export async function idsOfLists(table: Table, partitions: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const partition of partitions) {
    for await (const page of listThings(table, partition, IDS_A_PAGE)) ids.push(...page.ids);
  }
  return ids;
}

/** The same ids from the index, for checks of the search entries themselves. */
export async function idsInIndex(table: Table, partitions: readonly string[]): Promise<string[]> {
  const ids: string[] = [];
  for (const partition of partitions) {
    const rows = await table.queryAll({ index: 'GSI1', where: 'GSI1PK = :list', values: { ':list': partition } });
    ids.push(...rows.map(({ id }) => String(id)));
  }
  return ids;
}

export async function findThingLists(table: Table, company: string, idsOf = idsOfLists): Promise<ThingList[]> {
  const both = (list: (isPast: boolean) => string) => [list(false), list(true)];
  const forms = both((isPast) => formsPartition(company, isPast));
  const projects = both((isPast) => projectsPartition(company, isPast));
  const formIds = await idsOf(table, forms);
  const projectIds = await idsOf(table, projects);
  const ofForms = (list: (id: string, isPast: boolean) => string) =>
    formIds.flatMap((id) => both((isPast) => list(id, isPast)));
  const ofProjects = (list: (id: string, isPast: boolean) => string) =>
    projectIds.flatMap((id) => both((isPast) => list(id, isPast)));
  const cards = (owner: { inductionFormId: string | null; project: string | null }, isPast: boolean) =>
    cardsPartition({ company, ...owner }, isPast);
  const partitions: Record<ThingKind, string[]> = {
    users: [usersPartition(company)],
    departments: [departmentsPartition(company)],
    'induction-forms': forms,
    'permit-forms': both((isPast) => permitFormsPartition(company, isPast)),
    projects,
    'user-forms': ofForms((id, isPast) => userFormsPartition(company, id, isPast)),
    cards: [
      ...ofForms((inductionFormId, isPast) => cards({ inductionFormId, project: null }, isPast)),
      ...ofProjects((project, isPast) => cards({ inductionFormId: null, project }, isPast)),
    ],
    permits: ofProjects((id, isPast) => permitsPartition(company, id, isPast)),
  };
  return THING_KINDS.flatMap((kind) => partitions[kind].map((partition) => ({ kind, partition })));
}

async function partitionOf(table: Table, { PK }: Pick<Key, 'PK'>): Promise<Item[]> {
  return table.queryAll({ where: 'PK = :id', values: { ':id': PK } });
}

async function itemsAt(table: Table, keys: readonly Key[]): Promise<Item[]> {
  return (await table.getMany(keys)).filter((item): item is Item => item !== undefined);
}

const HEADS: Readonly<Record<ThingKind, (id: string) => Key>> = {
  users: userKey,
  departments: departmentKey,
  'induction-forms': headKey,
  'permit-forms': permitFormKey,
  projects: projectKey,
  'user-forms': userFormKey,
  cards: cardKey,
  permits: permitKey,
};

export const thingKey = (kind: ThingKind, id: string): Key => HEADS[kind](id);

/** An induction form with its versions, its order to tell of renewals, and the claim of its PIN; another form may have the PIN by now. */
async function formItems(table: Table, id: string): Promise<Item[]> {
  const items = await partitionOf(table, headKey(id));
  const row = items.find(({ SK }) => SK === headKey(id).SK)?.['row'] as { pin: string } | undefined;
  const beside = await itemsAt(table, [renewalAskKey(id), ...(row ? [pinKey(row.pin)] : [])]);
  return [...items, ...beside.filter(({ formId }) => formId === id)];
}

/** The induction with its pages, its history and its due work. */
async function userFormItems(table: Table, id: string): Promise<Item[]> {
  const due = [syncKey(id), recheckKey(id)];
  return [...(await partitionOf(table, userFormKey(id))), ...(await itemsAt(table, due))];
}

/** The key of what leads to a project's board. */
const linksOf = (found: readonly Item[]) =>
  found.flatMap(({ board }) => (board ? [boardLinkKey(String(Object(board)['_id']))] : []));

/** A project with the list of its workers, the orders to fill that, its presence and its board. */
async function projectItems(table: Table, id: string): Promise<Item[]> {
  const found = await partitionOf(table, projectKey(id));
  const fills = found.flatMap((project) =>
    ((project['inductionFormIds'] ?? []) as string[]).map((form) => workerFillKey(id, form)),
  );
  const workers = await partitionOf(table, workerKey(id, ''));
  const boards = [...(await partitionOf(table, boardHeadKey(id))), ...(await itemsAt(table, linksOf(found)))];
  const companies = found.flatMap(({ company }) => (typeof company === 'string' ? [company] : []));
  const onSite = await Promise.all(companies.map((company) => findOnSiteItems(table, company, id)));
  return [
    ...found,
    ...(await itemsAt(table, fills)),
    ...workers.filter(({ SK }) => !isWorkerTrait(SK)),
    ...(await findPresenceItems(table, id)),
    ...onSite.flat(),
    ...boards,
  ];
}

const ITEMS: Readonly<Record<ThingKind, (table: Table, id: string) => Promise<Item[]>>> = {
  users: async (table, id) =>
    (await partitionOf(table, userKey(id))).filter(({ SK }) => SK === userKey(id).SK || isTrailEvent(SK)),
  departments: (table, id) => itemsAt(table, [departmentKey(id)]),
  'induction-forms': formItems,
  'permit-forms': async (table, id) => [
    ...(await itemsAt(table, [permitFormKey(id)])),
    ...(await partitionOf(table, headKey(id))),
  ],
  projects: projectItems,
  'user-forms': userFormItems,
  cards: (table, id) => partitionOf(table, cardKey(id)),
  permits: async (table, id) => [
    ...(await partitionOf(table, permitKey(id))).filter(({ SK }) => !isBesidePermit(SK)),
    ...(await partitionOf(table, permitClockKey(id, ''))),
  ],
};

/** The items of a thing, without the derived ones (`derivedItems`). */
export function thingItems(table: Table, kind: ThingKind, id: string): Promise<Item[]> {
  return ITEMS[kind](table, id);
}
