import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { projectApi } from '../../../shared/projects/project-api.ts';
import type { ShownProject } from '../../../shared/projects/project.ts';
import { call } from '../api/call.ts';
import { lastingFileTokens, untilTokensEnd } from '../api/lasting-file-tokens.ts';

export const projectKey = (id: string) => ['project', id] as const;

/** A project, which the frame around its tabs loads before any tab renders. */
export function useProject(id: string): UseQueryResult<ShownProject> {
  return useQuery({
    queryKey: projectKey(id),
    queryFn: ({ signal }) => call(projectApi.get, { params: { id } }, { signal }),
    structuralSharing: lastingFileTokens,
    refetchInterval: untilTokensEnd,
  });
}
