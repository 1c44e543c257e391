import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { homeApi } from '../../shared/home/home-api.ts';
import type { Home } from '../../shared/home/home.ts';
import { call } from '../app/api/call.ts';

/** Read anew at each visit: whoever comes from an act looks at what is left. */
export function useHome(company: string | undefined): UseQueryResult<Home> {
  return useQuery({
    queryKey: ['home', company ?? ''],
    queryFn: ({ signal }) => call(homeApi.get, { query: { company } }, { signal }),
    staleTime: 0,
  });
}
