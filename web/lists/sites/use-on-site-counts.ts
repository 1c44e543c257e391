import { useQuery } from '@tanstack/react-query';
import { homeApi } from '../../../shared/home/home-api.ts';
import type { SiteStanding } from '../../../shared/home/home.ts';
import { call } from '../../app/api/call.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';

/** How many people are on each of the sites now; nothing is asked where none of them notes presence. Undefined before the answer. */
export function useOnSiteCounts(sites: readonly SiteStanding[]): ReadonlyMap<string, number> | undefined {
  const company = useSelectedCompany();
  const { data } = useQuery({
    queryKey: ['on-site-counts', company ?? ''],
    queryFn: async ({ signal }) => {
      const { items } = await call(homeApi.onSite, { query: { company } }, { signal });
      return new Map(items.map(({ _id, count }) => [_id, count]));
    },
    enabled: sites.some(({ presence }) => presence),
    staleTime: 0,
    throwOnError: false,
  });
  return data;
}
