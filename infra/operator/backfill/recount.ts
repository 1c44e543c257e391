import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { cardsPartition } from '../../../functions/store/entities/cards/cards.ts';
import { companyKey, tallyKey } from '../../../functions/store/keys.ts';
import {
  findThingLists,
  idsOfLists,
  thingKey,
  type ThingList,
} from '../../../functions/store/company-data/company-things.ts';
import { findDueKeys } from '../../../functions/store/due/due-index.ts';
import { type TallyChange } from '../../../functions/store/due/kinds/tally.ts';
import { EMPTY_TALLY, type FormTally } from '../../../functions/store/entities/induction-forms/induction-forms.ts';
import type { Item } from '../../../functions/store/items.ts';
import { permits } from '../../../functions/store/entities/permits/permit-record.ts';
import {
  recountCompany,
  recountForm,
  recountPermitForm,
  recountProject,
  type Recount,
} from '../../../functions/store/entities/induction-forms/recounts.ts';
import { isWritten } from '../../../functions/store/table-errors.ts';
import type { Table } from '../../../functions/store/table.ts';
import { findAllCompanies } from '../../../functions/store/entities/companies.ts';
import { headsOf, pagesOf } from '../../../functions/store/company-data/walk-things.ts';
import type { Installation } from '../installation.ts';

export type Recounted = Omit<Recount, 'mend'> & { isMended: boolean };

/**
 * Recounts the counters on users, forms, permit forms and projects, and fixes the differences. Skips counters that change meanwhile or have
 * pending counts; another run fixes them.
 */
export async function recount({ world }: Installation, { isDryRun }: { isDryRun: boolean }): Promise<Recounted[]> {
  const { table } = world;
  const found: Recounted[] = [];
  for (const { _id } of await findAllCompanies(table)) {
    for (const { mend, ...difference } of await differencesOf(table, _id)) {
      const isBusy = isDryRun || (await hasCountsUnderWay(table, world.now(), difference.id));
      const isMended = !isBusy && (await isWritten(table.write([mend])));
      found.push({ ...difference, isMended });
    }
  }
  return found;
}

const MOST_DUE = 1000;

async function hasCountsUnderWay(table: Table, now: Date, formId: string): Promise<boolean> {
  const keys = (await findDueKeys(table, now, MOST_DUE)).filter(({ PK }) => PK.startsWith(tallyKey('').PK));
  for (let start = 0; start < keys.length; start += 100) {
    const items = await table.getMany(keys.slice(start, start + 100));
    if (items.some((item) => (item?.['change'] as TallyChange | undefined)?.formId === formId)) return true;
  }
  return false;
}

async function differencesOf(table: Table, company: string): Promise<Recount[]> {
  // Reads the counters before what they count, so that a change in between makes the write fail.
  const lists = await findThingLists(table, company);
  const own = await table.get(companyKey(company));
  const forms = await itemsOf(table, lists, 'induction-forms');
  const permitForms = await itemsOf(table, lists, 'permit-forms');
  const projects = await itemsOf(table, lists, 'projects');
  const users = await idsOfLists(table, partitionsOf(lists, 'users'));
  const { tallies, standing } = await talliesOf(table, company);
  const { byProject, byForm, onVersion } = await childrenOf(table, company, lists);
  const of = <T>(counts: ReadonlyMap<string, T>, item: Item, none: T): T => counts.get(String(item['id'])) ?? none;
  const ownCounts = { users: users.length, projects: projects.length };
  return [
    ...(own ? recountCompany(own, ownCounts) : []),
    ...forms.flatMap((item) => recountForm(item, of(tallies, item, EMPTY_TALLY), of(standing, item, {}))),
    ...permitForms.flatMap((item) => recountPermitForm(item, of(byForm, item, 0), of(onVersion, item, {}))),
    ...projects.flatMap((item) => recountProject(item, of(byProject, item, 0))),
  ];
}

const partitionsOf = (lists: readonly ThingList[], kind: ThingList['kind']) =>
  lists.filter((list) => list.kind === kind).map(({ partition }) => partition);

async function itemsOf(table: Table, lists: readonly ThingList[], kind: ThingList['kind']): Promise<Item[]> {
  const items: Item[] = [];
  for (const id of await idsOfLists(table, partitionsOf(lists, kind))) {
    const item = await table.get(thingKey(kind, id));
    if (item) items.push(item);
  }
  return items;
}

type Standings = Map<string, Record<number, number>>;

function standOn(standings: Standings, formId: string, version: number): void {
  const before = standings.get(formId) ?? {};
  standings.set(formId, { ...before, [version]: (before[version] ?? 0) + 1 });
}

async function talliesOf(table: Table, company: string) {
  const tallies = new Map<string, FormTally>();
  const standing: Standings = new Map();
  for await (const head of headsOf(table, company)) {
    const { inductionFormId: id, formVersion, signed } = head;
    const before = tallies.get(id) ?? EMPTY_TALLY;
    standOn(standing, id, formVersion);
    tallies.set(id, {
      started: before.started + 1,
      signed: before.signed + (signed === null ? 0 : 1),
      waiting: before.waiting + Number(waitsForApproval(head)),
      latestSigned: [before.latestSigned ?? '', signed ?? ''].toSorted().at(-1) || null,
    });
  }
  return { tallies, standing };
}

/** Each project's number of own cards and permits, and the number of permits of each form and form version. */
async function childrenOf(table: Table, company: string, lists: readonly ThingList[]) {
  const byProject = new Map<string, number>();
  const byForm = new Map<string, number>();
  const onVersion: Standings = new Map();
  const add = (to: Map<string, number>, id: string, more = 1) => to.set(id, (to.get(id) ?? 0) + more);
  for await (const ids of pagesOf(table, company, 'permits')) {
    for (const item of await table.getMany(ids.map((id) => thingKey('permits', id)))) {
      if (!item) continue;
      const { project, permitFormId, formVersion } = permits.ofItem(item);
      add(byProject, project);
      add(byForm, permitFormId);
      standOn(onVersion, permitFormId, formVersion);
    }
  }
  for (const project of await idsOfLists(table, partitionsOf(lists, 'projects'))) {
    const own = [false, true].map((isPast) => cardsPartition({ company, inductionFormId: null, project }, isPast));
    add(byProject, project, (await idsOfLists(table, own)).length);
  }
  return { byProject, byForm, onVersion };
}
