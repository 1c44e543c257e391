import type { Actor } from '../../shared/core/actor.ts';
import type { Input } from '../../shared/core/endpoint.ts';
import type { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { listRequest, type ListRequest } from '../http/list-request.ts';
import { readFound } from '../store/found-list.ts';
import { readList, type ListPage } from '../store/index-list.ts';
import { formRowOf, formsPartition, headKey } from '../store/induction-forms.ts';
import type { Item } from '../store/items.ts';
import { waitingFormsPartition } from '../store/waiting-forms.ts';
import type { World } from '../world.ts';
import { showInductionFormRow } from './show-induction-form.ts';

type Page = { items: InductionFormRow[]; nextCursor: string | null };

type Query = Input<typeof inductionFormApi.find>['query'];

/** The induction forms of a company: newest first, by name, by words of the name, or those of which something waits. */
export async function listInductionForms(world: World, actor: Actor, query: Query): Promise<Page> {
  const list = listRequest(world, actor, { list: 'induction-forms', query });
  const { items, position } = await rowsOf(world, list, query);
  return { items: items.map(shownRow), nextCursor: list.nextCursor(position) };
}

async function rowsOf({ table }: World, list: ListRequest, query: Query): Promise<ListPage> {
  const { company, limit, after } = list;
  const partitions = list.archived.map((isArchived) => formsPartition(company, isArchived));
  if (query.q || query.sort === 'name') {
    const found = await readFound(table, { partitions, limit, after, q: query.q, keyOf: headKey });
    return query.state === 'waiting' ? { ...found, items: found.items.filter(isWaiting) } : found;
  }
  if (query.state === 'waiting') {
    return readList(table, { index: 'GSI2', partitions: [waitingFormsPartition(company)], limit, after });
  }
  return readList(table, { index: 'GSI1', partitions, limit, after });
}

/** Whether an induction of a found form waits for approval; a page of a search is shorter by the others. */
function isWaiting(item: Item): boolean {
  const { waiting, archived } = formRowOf(item);
  return waiting > 0 && !archived;
}

function shownRow(item: Item): InductionFormRow {
  return showInductionFormRow(String(item['id']), String(item['company']), formRowOf(item));
}
