import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { FormVersions } from './form-versions.ts';

/** The saved states of a form, newest first, a page after the other. */
export function useVersions({ key, list }: FormVersions<unknown>) {
  return useInfiniteQuery({
    queryKey: [...key, 'versions'],
    queryFn: ({ pageParam, signal }) => list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
}

/** One saved state whole; what it holds never changes. */
export function useVersion<S>({ key, one }: FormVersions<S>, number: number | undefined) {
  return useQuery({
    queryKey: [...key, 'version', number],
    queryFn: ({ signal }) => one(number ?? 0, signal),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}

/** The saved state that the address names by `version`; without a number where it names none. */
export function useAskedVersion<S>(versions: FormVersions<S>) {
  const [params] = useSearchParams();
  const asked = Number(params.get('version'));
  const number = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  return { number, ...useVersion(versions, number) };
}
