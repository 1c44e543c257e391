import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { Glance } from '../../../shared/home/glance.ts';
import { homeApi } from '../../../shared/home/home-api.ts';
import { call } from '../../app/api/call.ts';

export const glanceKey = (projectId: string) => ['glance', projectId] as const;

/** One site at a glance. Read anew at each visit, as whoever comes from an act looks at what is left. */
export function useGlance(projectId: string, enabled = true): UseQueryResult<Glance> {
  return useQuery({
    queryKey: glanceKey(projectId),
    queryFn: ({ signal }) => call(homeApi.glance, { params: { id: projectId } }, { signal }),
    staleTime: 0,
    enabled,
  });
}
