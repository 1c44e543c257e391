import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { presenceApi } from '../../shared/presence/presence-api.ts';
import { call } from '../app/api/call.ts';
import { useProject } from '../app/shell/use-project.ts';
import type { NotedPresence, UnsentPresence } from '../phone/rows.ts';
import { useClock } from '../ui/use-clock.ts';
import { keepOnSite, keptOnSite, type KeptOnSite } from './kept-gate.ts';
import { onSiteQueryKey } from './on-site-count.ts';
import { presenceOutbox, usePresenceView } from './outbox/use-presence-outbox.ts';
import { presentPeople, withNote } from './present-people.ts';

/** How old a list may be where it is looked at, and where it is only at hand for when there is no network. */
const FRESH_MILLISECONDS = { shown: 30_000, atHand: 300_000 } as const;
const AGAIN_MILLISECONDS = 60_000;
const timeoutSeconds = 20;

async function fetchOnSite(projectId: string, signal: AbortSignal): Promise<KeptOnSite> {
  // What is noted while it is on its way may be missing in it.
  const at = new Date().toISOString();
  const { items } = await call(presenceApi.onSite, { params: { id: projectId } }, { signal, timeoutSeconds });
  const people = items.map(({ passId, name, employer, since }) => ({ passId, name, employer, since }));
  return keepOnSite(projectId, { at, people });
}

/** Whether a site notes presence: also without a network, where the phone keeps who is on it; undefined until that is known. */
export function useNotesPresence(projectId: string): boolean | undefined {
  const { data: project } = useProject(projectId);
  return project?.presence ?? (keptOnSite(projectId) && true);
}

/**
 * Who is on a site: as the server told it last, with what this phone has noted since. `at` is when it was asked, undefined where it never
 * was; `known` asks nothing.
 */
export function useOnSite(projectId: string, use: keyof typeof FRESH_MILLISECONDS | 'known') {
  const now = useClock();
  const { rows, sent } = usePresenceView();
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: onSiteQueryKey(projectId),
    queryFn: ({ signal }) => fetchOnSite(projectId, signal),
    enabled: useNotesPresence(projectId) === true && use !== 'known',
    initialData: () => keptOnSite(projectId),
    initialDataUpdatedAt: () => Date.parse(keptOnSite(projectId)?.at ?? '') || 0,
    staleTime: use === 'known' ? Infinity : FRESH_MILLISECONDS[use],
    refetchInterval: use === 'shown' && AGAIN_MILLISECONDS,
    retry: false,
    networkMode: 'always',
    throwOnError: false,
  });
  const at = data?.at ?? '';
  const since = sent.flatMap(({ row, sentAt }) => (sentAt >= at ? [row] : []));
  const people = presentPeople(data?.people ?? [], [...since, ...rows], { projectId, now });
  return { at: data?.at, people, rows, error, isFetching, refetch };
}

/** Notes something at a gate: it is on the phone, and in its list, when the promise is kept. */
export function useNote(projectId: string): (what: NotedPresence) => Promise<UnsentPresence> {
  const queryClient = useQueryClient();
  const { data: project } = useProject(projectId);
  const name = project?.name ?? '';
  return useCallback(
    async (what) => {
      const row = await presenceOutbox().note(what, { _id: projectId, name });
      const kept = keptOnSite(projectId);
      if (kept) {
        const people = withNote(kept.people, row);
        queryClient.setQueryData(onSiteQueryKey(projectId), keepOnSite(projectId, { ...kept, people }));
      }
      return row;
    },
    [queryClient, projectId, name],
  );
}
