import type { Staff } from '../../shared/core/actor.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { ProjectRow } from '../../shared/projects/project.ts';
import { listRequest } from '../http/list-request.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList } from '../store/index-list.ts';
import type { Item } from '../store/items.ts';
import { projects } from '../store/entities/projects.ts';
import { projectKey, projectsPartition } from '../store/keys.ts';
import type { World } from '../world.ts';

type Page = { items: ProjectRow[]; nextCursor: string | null };

/** The projects of a company: newest first, by name, or by words of the name. */
export async function listProjects(world: World, actor: Staff, query: ListQuery): Promise<Page> {
  const { company, limit, after, archived, nextCursor } = listRequest(world, actor, { list: 'projects', query });
  const partitions = archived.map((ended) => projectsPartition(company, ended));
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: projectKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { items: items.map(showRow), nextCursor: nextCursor(position) };
}

function showRow(item: Item): ProjectRow {
  const { inductionFormIds: _counted, presence: _noted, ...row } = projects.rowOf(item);
  return row;
}
