import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { inspectorApi } from '../../../shared/workers/inspector-api.ts';
import { call } from '../../app/api/call.ts';

const linksKey = (projectId: string) => ['inspector-links', projectId] as const;

export function useInspectorLinks(projectId: string) {
  return useQuery({
    queryKey: linksKey(projectId),
    queryFn: ({ signal }) => call(inspectorApi.links, { params: { id: projectId } }, { signal }),
    // An inspector may have opened one since.
    refetchOnMount: 'always',
    throwOnError: false,
  });
}

/** Makes a link; its answer alone holds the code. */
export function useMakeLink(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (hours: number) => call(inspectorApi.make, { params: { id: projectId }, body: { hours } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey(projectId) }),
  });
}

export function useRevokeLink(projectId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (linkId: string) => call(inspectorApi.revoke, { params: { id: projectId, linkId } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: linksKey(projectId) }),
  });
}
