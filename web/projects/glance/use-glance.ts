import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Glance } from '../../../shared/home/glance.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { call } from '../../app/api/call.ts';

/** Read anew at each visit, as whoever comes from an act looks at what is left. */
export function useGlance(projectId: string): UseQueryResult<Glance> {
  return useQuery({
    queryKey: ['glance', projectId],
    queryFn: ({ signal }) => call(homeApi.glance, { params: { id: projectId } }, { signal }),
    staleTime: 0,
  });
}
