import type { Staff } from '../../shared/core/actor.ts';
import type { Input } from '../../shared/core/endpoint.ts';
import type { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { listRequest, type ListRequest } from '../http/list-request.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList, type ListPage } from '../store/index-list.ts';
import { inductionForms } from '../store/entities/induction-forms/induction-forms.ts';
import { formsPartition, headKey, waitingFormsPartition } from '../store/keys.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';
import { showInductionFormRow } from './show-induction-form.ts';

type Page = { items: InductionFormRow[]; nextCursor: string | null };

type Query = Input<typeof inductionFormApi.find>['query'];

/** The induction forms of a company: newest first, by name, by words of the name, or only those that wait for staff. */
export async function listInductionForms(world: World, actor: Staff, query: Query): Promise<Page> {
  const list = listRequest(world, actor, { list: 'induction-forms', query });
  const { items, position } = await rowsOf(world, list, query);
  const rows = items.map((item) => showRow(world, actor, item));
  const shown = query.state === 'waiting' ? rows.filter(isWaiting) : rows;
  return { items: shown, nextCursor: list.nextCursor(position) };
}

async function rowsOf({ table }: World, list: ListRequest, query: Query): Promise<ListPage> {
  const { company, limit, after } = list;
  const partitions = list.archived.map((isArchived) => formsPartition(company, isArchived));
  if (query.q || query.sort === 'name') {
    return readFound(table, { partitions, limit, after, q: query.q, keyOf: headKey });
  }
  if (query.state === 'waiting') {
    return readList(table, { index: 'GSI2', partitions: [waitingFormsPartition(company)], limit, after });
  }
  return readList(table, { index: 'GSI1', partitions, limit, after });
}

/** Whether an induction of the form waits for approval or a start is held. A page that filters by this may be short. */
function isWaiting({ waitingCount, startsHeld, meta }: InductionFormRow): boolean {
  return (waitingCount > 0 || startsHeld) && !meta.archived;
}

function showRow(world: World, actor: Staff, item: Item): InductionFormRow {
  return showInductionFormRow(world, actor, inductionForms.rowOf(item));
}
