import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { call } from '../app/call.ts';

/** The saved states of a form, newest first, a page after the other. */
export function useVersions(id: string) {
  return useInfiniteQuery({
    queryKey: ['induction-form-versions', id],
    queryFn: ({ pageParam, signal }) =>
      call(inductionFormApi.versions, { params: { id }, query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
}

/** One saved state whole; it never changes. */
export function useVersion(id: string, number: number | undefined) {
  return useQuery({
    queryKey: ['induction-form-version', id, number],
    queryFn: ({ signal }) => call(inductionFormApi.version, { params: { id, number: String(number) } }, { signal }),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}
