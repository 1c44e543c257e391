import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { homeApi } from '../../../shared/home/home-api.ts';
import type { Sites } from '../../../shared/home/home.ts';
import { call } from '../../app/api/call.ts';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';

/** The open sites of the company that is looked at, with their counts. */
export function useSites(): UseQueryResult<Sites> {
  const company = useSelectedCompany();
  return useQuery({
    queryKey: ['sites', company ?? ''],
    queryFn: ({ signal }) => call(homeApi.sites, { query: { company } }, { signal }),
    staleTime: 0,
  });
}
