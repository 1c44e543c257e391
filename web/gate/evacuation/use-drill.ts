import { useQuery } from '@tanstack/react-query';
import type { Drill } from '../../../shared/presence/drill.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import { call } from '../../app/api/call.ts';
import { usePresenceView } from '../../presence/outbox/use-presence-outbox.ts';
import { drillState, type DrillState } from './drill-state.ts';

/** Who is ticked off by one is soon ticked off for all. */
const AGAIN_MILLISECONDS = 5000;
const timeoutSeconds = 10;

/** The evacuation that goes on, with what this phone has noted of it, and those of before. */
export function useDrill(projectId: string): DrillState & { former: readonly Drill[] } {
  const { rows, sent } = usePresenceView();
  const { data } = useQuery({
    queryKey: ['presence', projectId, 'drills'],
    queryFn: async ({ signal }) => {
      const at = new Date().toISOString();
      return { at, ...(await call(presenceApi.drills, { params: { id: projectId } }, { signal, timeoutSeconds })) };
    },
    staleTime: 0,
    refetchInterval: AGAIN_MILLISECONDS,
    retry: false,
    throwOnError: false,
  });
  const since = sent.flatMap(({ row, sentAt }) => (sentAt >= (data?.at ?? '') ? [row] : []));
  return { ...drillState(data?.open, [...since, ...rows], projectId), former: data?.items ?? [] };
}
