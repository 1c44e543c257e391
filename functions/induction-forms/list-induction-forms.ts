import type { Actor } from '../../shared/core/actor.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { listRequest } from '../http/list-request.ts';
import { readFound } from '../store/found-list.ts';
import { readList } from '../store/index-list.ts';
import { formRowOf, formsPartition, headKey } from '../store/induction-forms.ts';
import type { Item } from '../store/items.ts';
import type { World } from '../world.ts';
import { showInductionFormRow } from './show-induction-form.ts';

type Page = { items: InductionFormRow[]; nextCursor: string | null };

/** The induction forms of a company: newest first, by name, or by words of the name. */
export async function listInductionForms(world: World, actor: Actor, query: ListQuery): Promise<Page> {
  const { company, limit, after, archived, nextCursor } = listRequest(world, actor, { list: 'induction-forms', query });
  const partitions = archived.map((isArchived) => formsPartition(company, isArchived));
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: headKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { items: items.map(shownRow), nextCursor: nextCursor(position) };
}

function shownRow(item: Item): InductionFormRow {
  return showInductionFormRow(String(item['id']), String(item['company']), formRowOf(item));
}
