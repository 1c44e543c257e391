import type { Staff } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { departmentApi } from '../../shared/departments/department-api.ts';
import { listRequest } from '../http/list-request.ts';
import { departments } from '../store/entities/departments.ts';
import { departmentKey, departmentsPartition } from '../store/keys.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList } from '../store/index-list.ts';
import type { World } from '../world.ts';

/** The departments of a company: newest first, by name, or by words of the name. */
export async function listDepartments(
  world: World,
  actor: Staff,
  query: ListQuery,
): Promise<Reply<typeof departmentApi.list>> {
  const { company, limit, after, nextCursor } = listRequest(world, actor, { list: 'departments', query });
  const partitions = [departmentsPartition(company)];
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: departmentKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { items: items.map(departments.rowOf), nextCursor: nextCursor(position) };
}
