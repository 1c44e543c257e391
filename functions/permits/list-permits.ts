import type { Reply } from '../../shared/core/endpoint.ts';
import type { permitApi } from '../../shared/permits/permit-api.ts';
import type { PermitRow } from '../../shared/permits/permit.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList, type ListPage } from '../store/index-list.ts';
import { permitKey, permitsPartition } from '../store/keys.ts';
import { loadProject } from '../verbs/load-project.ts';
import type { World } from '../world.ts';
import { showPermitRow } from './show-permit.ts';

type ListCall = Call<typeof permitApi.listOfProject>;

/** The permits of a project: newest first, by name, or by words of name and number. */
export async function listPermits(call: ListCall): Promise<Reply<typeof permitApi.listOfProject>> {
  const { world, actor, params, query } = call;
  const { company } = await loadProject(world, actor, params.id);
  const { limit, after, archived, nextCursor } = listRequest(world, actor, { list: `permits of ${params.id}`, query });
  const lists = query.state === 'archived' ? [true] : archived;
  const partitions = lists.map((isArchived) => permitsPartition(company, params.id, isArchived));
  const read = { partitions, limit, after };
  if (query.q || query.sort === 'name') {
    const { items, position } = await readFound(world.table, { ...read, q: query.q, keyOf: permitKey });
    const rows = items.map((item) => showPermitRow(item, world.now()));
    return { items: rows.filter(isShown(query.state)), nextCursor: nextCursor(position) };
  }
  const { rows, position } = await readRows(world, read, query.state);
  return { items: rows, nextCursor: nextCursor(position) };
}

type State = ListCall['query']['state'];

const isShown = (state: State) => (row: PermitRow) => state === undefined || row.state === state;

type Read = { partitions: readonly string[]; limit: number; after: string | undefined };
type Rows = { rows: PermitRow[]; position: string | undefined };

/** Entries read at a time, and in all, to filter by state: a project has some hundreds of permits (rule 1.2). */
const READ_AT_ONCE = 100;
const MOST_READ = 1000;

/** A page of rows; with a state filter it reads entries until the page is full. */
async function readRows(world: World, { partitions, limit, after }: Read, state: State): Promise<Rows> {
  const { table } = world;
  const pageOf = (from: string | undefined, most: number) =>
    readList(table, { index: 'GSI1', partitions, limit: most, after: from });
  if (state === undefined) return showRows(world, await pageOf(after, limit));
  const rows: PermitRow[] = [];
  let position = after;
  for (let read = 0; read < MOST_READ; read += READ_AT_ONCE) {
    const { items, position: next } = await pageOf(position, READ_AT_ONCE);
    for (const item of items) {
      const row = showPermitRow(item, world.now());
      if (isShown(state)(row)) rows.push(row);
      position = String(item['GSI1SK']);
      if (rows.length === limit) return { rows, position: item === items.at(-1) ? next : position };
    }
    if (next === undefined) return { rows, position: undefined };
  }
  return { rows, position };
}

function showRows(world: World, { items, position }: ListPage): Rows {
  return { rows: items.map((item) => showPermitRow(item, world.now())), position };
}
