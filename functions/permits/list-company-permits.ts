import type { Reply } from '../../shared/core/endpoint.ts';
import type { permitApi } from '../../shared/permits/permit-api.ts';
import type { PermitState } from '../../shared/permits/permit-state.ts';
import type { Call } from '../http/answer.ts';
import { listRequest } from '../http/list-request.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList } from '../store/index-list.ts';
import { foundPartition, permitKey, permitsByEndPartition, type PermitGroup } from '../store/keys.ts';
import { showPermitRow } from './show-permit.ts';

/** Where permits of a state lie. */
const GROUPS: Readonly<Record<PermitState, PermitGroup>> = {
  Draft: 'draft',
  'Pending Approval': 'open',
  Approved: 'open',
  Approved_valid: 'open',
  Approved_suspended: 'open',
  Approved_watch: 'open',
  Approved_expired: 'open',
  WorkApproved: 'done',
  WorkRejected: 'done',
  Cancelled: 'done',
  archived: 'archived',
};
const LIVING: readonly PermitGroup[] = ['draft', 'open', 'done'];

/** How much a page reads to find what is in the asked state. */
const MOST_READ = 500;

/** The permits of a company by their end, or by words of name and number. */
export async function listCompanyPermits({
  world,
  actor,
  query,
}: Call<typeof permitApi.list>): Promise<Reply<typeof permitApi.list>> {
  const { state } = query;
  const list = listRequest(world, actor, { list: 'permits', query });
  const { company, limit, after } = list;
  const isWanted = (row: { state: PermitState; archived: boolean }) =>
    state === undefined ? list.archived.includes(row.archived) : row.state === state;
  if (query.q) {
    const partitions = [foundPartition(company, 'permits')];
    const read = { partitions, limit, after, q: query.q, isOfCompany: true, keyOf: permitKey };
    const { items, position } = await readFound(world.table, read);
    const rows = items.map((item) => showPermitRow(item, world.now())).filter(isWanted);
    return { items: rows, nextCursor: list.nextCursor(position) };
  }
  const groups =
    state === undefined
      ? list.archived.flatMap((isPast) => (isPast ? (['archived'] as const) : LIVING))
      : [GROUPS[state]];
  const partitions = groups.map((group) => permitsByEndPartition(company, group));
  const most = state === undefined ? limit : MOST_READ;
  const { items, position } = await readList(world.table, { index: 'GSI2', partitions, limit: most, after });
  const rows = items.map((item) => ({ row: showPermitRow(item, world.now()), key: String(item['GSI2SK']) }));
  const wanted = rows.filter(({ row }) => isWanted(row));
  const shown = wanted.slice(0, limit);
  const next = wanted.length > limit ? shown.at(-1)?.key : position;
  return { items: shown.map(({ row }) => row), nextCursor: list.nextCursor(next) };
}
