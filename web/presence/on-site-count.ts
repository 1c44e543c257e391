import { useQuery } from '@tanstack/react-query';
import { keptOnSite, type KeptOnSite } from './kept-gate.ts';

export const onSiteQueryKey = (projectId: string) => ['presence', projectId, 'now'] as const;

/** How many are on a site, as far as this browser knows without asking; undefined where it does not. */
export function useOnSiteCount(projectId: string): number | undefined {
  const { data } = useQuery<KeptOnSite>({
    queryKey: onSiteQueryKey(projectId),
    enabled: false,
    initialData: () => keptOnSite(projectId),
  });
  return data?.people.length;
}
