import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { permitApi } from '../../shared/permits/permit-api.ts';
import { PERMIT_STATES, type PermitState } from '../../shared/permits/permit-state.ts';
import type { Permit, PermitRow } from '../../shared/permits/permit.ts';
import { call } from '../app/api/call.ts';
import { lastingFileTokens, untilTokensEnd } from '../app/api/lasting-file-tokens.ts';
import { addRow, changeRows, dropRow } from '../lists/list/list-cache.ts';
import { emptyWhenUnauthorized, type LoadPage } from '../lists/list/list-pages.ts';
import { listKey, type ListDesign } from '../lists/list/use-cursor-list.ts';
import { glanceKey } from '../lists/sites/use-glance.ts';
import { rowOf } from './state/shown-permit.ts';

const PERMITS = 'permits';

type FilteredState = Exclude<PermitState, 'archived'>;
export type PermitFilter = 'all' | FilteredState;

const isFiltered = (state: PermitState): state is FilteredState => state !== 'archived';

export const PERMIT_FILTERS: readonly [PermitFilter, ...PermitFilter[]] = ['all', ...PERMIT_STATES.filter(isFiltered)];

const loadOf =
  (projectId: string): LoadPage<PermitRow, PermitFilter> =>
  ({ state, ...query }, signal) => {
    const asked = { ...query, ...(state !== 'all' && { state }) };
    return call(permitApi.listOfProject, { params: { id: projectId }, query: asked }, { signal });
  };

/** The permits of a project. */
export function permitList(projectId: string): ListDesign<PermitRow, PermitFilter> {
  return {
    name: PERMITS,
    of: projectId,
    states: PERMIT_FILTERS,
    hasArchivedEverywhere: true,
    load: emptyWhenUnauthorized(loadOf(projectId)),
  };
}

/** The permits of all sites of the company. */
export const companyPermitList: ListDesign<PermitRow, PermitFilter> = {
  name: PERMITS,
  of: 'company',
  states: PERMIT_FILTERS,
  hasArchivedEverywhere: true,
  load: emptyWhenUnauthorized(({ state, sort: _one, ...query }, signal) =>
    call(permitApi.list, { query: { ...query, ...(state !== 'all' && { state }) } }, { signal }),
  ),
};

export const permitKey = (id: string) => ['permit', id] as const;

export function usePermit(id: string): UseQueryResult<Permit> {
  return useQuery({
    queryKey: permitKey(id),
    queryFn: ({ signal }) => call(permitApi.get, { params: { id }, query: {} }, { signal }),
    structuralSharing: lastingFileTokens,
    refetchInterval: untilTokensEnd,
  });
}

/** The cached permit. */
export function knownPermit(queryClient: QueryClient, id: string): Permit | undefined {
  return queryClient.getQueryData<Permit>(permitKey(id));
}

/** Caches a permit from a write's answer, also in its project's list. */
export function putPermit(queryClient: QueryClient, permit: Permit): void {
  queryClient.setQueryData(permitKey(permit._id), permit);
  recount(queryClient, permit);
  const row = rowOf(permit);
  changeRows<PermitRow>(queryClient, listKey(PERMITS, permit.project), (each) => (each._id === row._id ? row : each));
}

export function putNewPermit(queryClient: QueryClient, permit: Permit): void {
  queryClient.setQueryData(permitKey(permit._id), permit);
  recount(queryClient, permit);
  addRow(queryClient, listKey(PERMITS, permit.project), rowOf(permit));
}

/** The filters' counts are the server's. */
function recount(queryClient: QueryClient, { project }: Pick<PermitRow, 'project'>): void {
  void queryClient.invalidateQueries({ queryKey: glanceKey(project) });
}

export function dropPermit(queryClient: QueryClient, { _id, project }: Pick<PermitRow, '_id' | 'project'>): void {
  recount(queryClient, { project });
  dropRow(queryClient, listKey(PERMITS, project), _id);
  queryClient.removeQueries({ queryKey: permitKey(_id) });
}
