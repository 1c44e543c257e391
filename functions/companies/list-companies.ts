import type { Staff } from '../../shared/core/actor.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import type { ListQuery } from '../../shared/core/list.ts';
import type { companyApi } from '../../shared/companies/company-api.ts';
import { listRequest } from '../http/list-request.ts';
import { companies } from '../store/entities/companies.ts';
import { COMPANIES_PARTITION, companyKey } from '../store/keys.ts';
import { readFound } from '../store/search/found-list.ts';
import { readList } from '../store/index-list.ts';
import type { World } from '../world.ts';

type Page = Reply<typeof companyApi.list>;

/** All companies for root, newest first, by name or by its words; for other callers only their own. */
export async function listCompanies(world: World, actor: Staff, query: ListQuery): Promise<Page> {
  if (!actor.roles.includes('root')) return ownCompany(world, actor.company);
  const { limit, after, nextCursor } = listRequest(world, actor, { list: 'companies', query });
  const partitions = [COMPANIES_PARTITION];
  const { items, position } =
    query.q || query.sort === 'name'
      ? await readFound(world.table, { partitions, limit, after, q: query.q, keyOf: companyKey })
      : await readList(world.table, { index: 'GSI1', partitions, limit, after });
  return { items: items.map(companies.rowOf), nextCursor: nextCursor(position) };
}

async function ownCompany(world: World, id: string): Promise<Page> {
  const company = await companies.find(world.table, id);
  if (!company) return { items: [], nextCursor: null };
  const { version: _version, ...row } = company;
  return { items: [row], nextCursor: null };
}
