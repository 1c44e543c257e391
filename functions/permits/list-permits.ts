import type { Reply } from '../../shared/core/endpoint.ts';
import { AppError } from '../../shared/core/errors.ts';
import type { permitApi } from '../../shared/permits/permit-api.ts';
import type { PermitRow } from '../../shared/permits/permit.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { readFound } from '../store/found-list.ts';
import { readList, type ListPage } from '../store/index-list.ts';
import { permitKey, permitsPartition } from '../store/permits.ts';
import { findProject } from '../store/projects.ts';
import type { World } from '../world.ts';
import { showPermitRow } from './show-permit.ts';

type ListCall = Call<typeof permitApi.listOfProject>;

/** The permits of a project: newest first, by name, or by words of name and number. */
export async function listPermits(call: ListCall): Promise<Reply<typeof permitApi.listOfProject>> {
  const { world, actor, params, query } = call;
  const company = await companyOf(call);
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

async function companyOf({ world, actor, params }: ListCall): Promise<string> {
  const project = await findProject(world.table, params.id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || project?.company === actor.company);
  if (!project || !isTheirs) throw new AppError('not_found');
  return project.company;
}

type State = ListCall['query']['state'];

const isShown = (state: State) => (row: PermitRow) => state === undefined || row.state === state;

type Read = { partitions: readonly string[]; limit: number; after: string | undefined };
type Rows = { rows: PermitRow[]; position: string | undefined };

/** Entries that are read at a time for a state, and in all: a project has some hundreds of permits (contract 3). */
const READ_AT_ONCE = 100;
const MOST_READ = 1000;

/** A page of rows; where a state is asked for, entries are read on until the page is full. */
async function readRows(world: World, { partitions, limit, after }: Read, state: State): Promise<Rows> {
  const { table } = world;
  const pageOf = (from: string | undefined, most: number) =>
    readList(table, { index: 'GSI1', partitions, limit: most, after: from });
  if (state === undefined) return shown(world, await pageOf(after, limit));
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

function shown(world: World, { items, position }: ListPage): Rows {
  return { rows: items.map((item) => showPermitRow(item, world.now())), position };
}
