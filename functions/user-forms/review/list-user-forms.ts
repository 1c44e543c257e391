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
import { approvedPartition, userFormKey, userFormsPartition, waitingPartition } from '../../store/keys.ts';
import { userFormRowOf } from '../../store/entities/user-forms/user-form-items.ts';
import { loadProject } from '../../verbs/load-project.ts';
import { showUserFormRow } from '../show-user-form.ts';

type ListCall = Call<typeof userFormSearchApi.listOfForm>;

/** The inductions of one form: newest first, by name, by words of the name, those that wait for approval, or the approved. */
export async function listUserForms({
  world,
  actor,
  params,
  query,
}: ListCall): Promise<Reply<typeof userFormSearchApi.listOfForm>> {
  const list = listRequest(world, actor, { list: `user-forms of ${params.id}`, query });
  const { items, position } = await rowsOf(world.table, { list, formIds: [params.id], query });
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
  const { items, position } = await rowsOf(world.table, { list, formIds: project.inductionFormIds, query });
  return { items: items.map(showRow), nextCursor: list.nextCursor(position) };
}

type Read = { list: ListRequest; formIds: readonly string[]; query: ListCall['query'] };

async function rowsOf(table: Table, { list, formIds, query }: Read): Promise<ListPage> {
  const { company, limit, after } = list;
  const partitions = list.archived.flatMap((archived) =>
    formIds.map((formId) => userFormsPartition(company, formId, archived)),
  );
  const state = query.state ?? 'all';
  if (query.q || query.sort === 'name') {
    const found = await readFound(table, { partitions, limit, after, q: query.q, keyOf: userFormKey });
    return state === 'all' ? found : { ...found, items: found.items.filter((item) => stateOf(item) === state) };
  }
  if (state === 'all') return readList(table, { index: 'GSI1', partitions, limit, after });
  const partitionOf = state === 'waiting' ? waitingPartition : approvedPartition;
  const signed = formIds.map((formId) => partitionOf(company, formId));
  return readList(table, { index: 'GSI2', partitions: signed, limit, after });
}

/** The state of a found induction; a search page leaves out other states than the one asked for and is shorter. */
function stateOf(item: Item): 'waiting' | 'approved' | undefined {
  const { row } = userFormRowOf(item);
  if (row.signed === null || row.archived) return undefined;
  return waitsForApproval(row) ? 'waiting' : 'approved';
}

function showRow(item: Item): UserFormRow {
  const { _id, company, row } = userFormRowOf(item);
  return showUserFormRow(_id, company, row);
}

async function requireForm(table: Table, company: string, formId: string): Promise<void> {
  const form = await findInductionForm(table, formId);
  if (form?.company !== company) throw new AppError('not_found');
}
