import { SOON_DAYS } from '../../../shared/content/card-rules.ts';
import { dayAfter, localDate } from '../../../shared/core/dates.ts';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import type { UserFormRow } from '../../../shared/user-forms/user-form.ts';
import type { Reply } from '../../../shared/core/endpoint.ts';
import { AppError } from '../../../shared/core/errors.ts';
import type { userFormSearchApi } from '../../../shared/user-forms/user-form-search-api.ts';
import type { Call } from '../../http/answer.ts';
import { listRequest, type ListRequest } from '../../http/list-request.ts';
import { readFound } from '../../store/search/found-list.ts';
import { readList, type ListPage } from '../../store/index-list.ts';
import { findInductionForm } from '../../store/entities/induction-forms/induction-forms.ts';
import type { Item } from '../../store/items.ts';
import type { Table } from '../../store/table.ts';
import {
  approvedPartition,
  toRenewPartition,
  userFormKey,
  userFormsPartition,
  waitingPartition,
} from '../../store/keys.ts';
import { isToRenew, userFormRowOf } from '../../store/entities/user-forms/user-form-items.ts';
import { readEnding } from '../../store/entities/user-forms/last-days.ts';
import { loadProject } from '../../verbs/load-project.ts';
import type { World } from '../../world.ts';
import { showUserFormRow } from '../show-user-form.ts';

type ListCall = Call<typeof userFormSearchApi.listOfForm>;

/** The inductions of one form: newest first, by name, by words of the name, those that wait for approval, the approved, or those to be renewed. */
export async function listUserForms({
  world,
  actor,
  params,
  query,
}: ListCall): Promise<Reply<typeof userFormSearchApi.listOfForm>> {
  const list = listRequest(world, actor, { list: `user-forms of ${params.id}`, query });
  const { items, position } = await rowsOf(world, { list, formIds: [params.id], query });
  if (items.length === 0) await requireForm(world.table, list.company, params.id);
  return { items: items.map(showRow), nextCursor: list.nextCursor(position) };
}

/** The inductions of all forms of a project, merged; the cost is one Query per form, however many inductions there are. */
export async function listProjectUserForms({
  world,
  actor,
  params,
  query,
}: Call<typeof userFormSearchApi.listOfProject>): Promise<Reply<typeof userFormSearchApi.listOfProject>> {
  const project = await loadProject(world, actor, params.id);
  const list = { ...listRequest(world, actor, { list: `user-forms of project ${params.id}`, query }), ...project };
  const { items, position } = await rowsOf(world, { list, formIds: project.inductionFormIds, query });
  return { items: items.map(showRow), nextCursor: list.nextCursor(position) };
}

type Read = { list: ListRequest; formIds: readonly string[]; query: ListCall['query'] };

async function rowsOf(world: World, { list, formIds, query }: Read): Promise<ListPage> {
  const { table } = world;
  const { company, limit, after } = list;
  const partitions = list.archived.flatMap((archived) =>
    formIds.map((formId) => userFormsPartition(company, formId, archived)),
  );
  const state = query.state ?? 'all';
  if (state === 'ending') return endingRows(world, { list, formIds });
  if (query.q || query.sort === 'name') {
    const found = await readFound(table, { partitions, limit, after, q: query.q, keyOf: userFormKey });
    return state === 'all' ? found : { ...found, items: found.items.filter((item) => isIn(state, item)) };
  }
  if (state === 'all') return readList(table, { index: 'GSI1', partitions, limit, after });
  const signed = formIds.flatMap((formId) => PARTITIONS[state](company, formId));
  return readList(table, { index: 'GSI2', partitions: signed, limit, after });
}

/** Soonest first, whatever else is asked for. */
async function endingRows({ table, now }: World, { list, formIds }: Omit<Read, 'query'>): Promise<ListPage> {
  const { company, limit, after } = list;
  const from = localDate(now());
  const through = dayAfter(from, SOON_DAYS);
  const { ids, position } = await readEnding(table, { company, from, through, formIds, limit, after });
  const items = await table.getMany(ids.map(userFormKey), { isForShow: true });
  return { items: items.filter((item) => item !== undefined), position };
}

type State = Exclude<NonNullable<ListCall['query']['state']>, 'all' | 'ending'>;

/** Where the inductions of a state are listed. */
const PARTITIONS = {
  waiting: (company: string, formId: string) => [waitingPartition(company, formId)],
  approved: (company: string, formId: string) => [approvedPartition(company, formId)],
  renewal: (company: string, formId: string) => [toRenewPartition(company, formId)],
} satisfies Record<State, (company: string, formId: string) => string[]>;

/** Whether a found induction is in a state; a search page leaves out those in others and is shorter. */
function isIn(state: State, item: Item): boolean {
  const { row } = userFormRowOf(item);
  if (row.signed === null || row.archived) return false;
  if (state === 'waiting') return waitsForApproval(row);
  return !waitsForApproval(row) && (state === 'renewal') === isToRenew(row);
}

function showRow(item: Item): UserFormRow {
  const { _id, company, row } = userFormRowOf(item);
  return showUserFormRow(_id, company, row);
}

async function requireForm(table: Table, company: string, formId: string): Promise<void> {
  const form = await findInductionForm(table, formId);
  if (form?.company !== company) throw new AppError('not_found');
}
