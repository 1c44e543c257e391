import { useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import type { Reply } from '../../shared/core/endpoint.ts';
import { workerApi } from '../../shared/workers/worker-api.ts';
import type { Worker } from '../../shared/workers/worker.ts';
import { call } from '../app/api/call.ts';
import { emptyWhenUnauthorized } from '../lists/list/list-pages.ts';
import { listKey, type ListDesign } from '../lists/list/use-cursor-list.ts';

const WORKERS = 'workers';

/** Who is on the list today or was on a day or in a month, who lacks something that the law wants, who has not been on the site for long, and everybody who ever was. */
export const WORKER_STATES = ['now', 'day', 'month', 'missing', 'seemsEnded', 'all'] as const;
export type WorkerState = (typeof WORKER_STATES)[number];

export type WholeWorker = Reply<typeof workerApi.get>;

/** A site's list of workers; days are `YYYY-MM-DD`, the month `YYYY-MM`. */
export function useWorkerList(
  projectId: string,
  days: { now: string; day: string; month: string },
): ListDesign<Worker, WorkerState, 'name'> {
  const { now, day, month } = days;
  return useMemo(
    () => ({
      name: WORKERS,
      of: `${projectId} ${day} ${month}`,
      states: WORKER_STATES,
      sorts: ['name'],
      widest: 'all',
      load: emptyWhenUnauthorized<Worker, WorkerState, 'name'>(({ state, limit, cursor, q }, signal) =>
        call(
          workerApi.list,
          {
            params: { id: projectId },
            query: {
              limit,
              cursor,
              q,
              ...((state === 'now' || state === 'day') && { day: state === 'now' ? now : day }),
              ...(state === 'month' && { month }),
              ...(state === 'missing' && { missing: 'true' as const }),
              ...(state === 'seemsEnded' && { seemsEnded: 'true' as const }),
            },
          },
          { signal },
        ),
      ),
    }),
    [projectId, now, day, month],
  );
}

const workerKey = (projectId: string, id: string) => ['worker', projectId, id] as const;

/** One worker with the corrections; the asking screen handles a missing one. */
export function useWorker(projectId: string, id: string): UseQueryResult<WholeWorker> {
  return useQuery({
    queryKey: workerKey(projectId, id),
    queryFn: ({ signal }) => call(workerApi.get, { params: { id: projectId, workerId: id } }, { signal }),
    throwOnError: false,
  });
}

/** Shows a saved worker wherever the site's workers are shown. */
export function usePutWorker(projectId: string): (worker: WholeWorker) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (worker) => {
      queryClient.setQueryData(workerKey(projectId, worker._id), worker);
      void queryClient.invalidateQueries({ queryKey: listKey(WORKERS) });
    },
    [queryClient, projectId],
  );
}
