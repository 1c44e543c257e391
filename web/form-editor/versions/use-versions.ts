import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router-dom';
import type { FormVersions } from './form-versions.ts';

/** A form's saved versions, newest first, paged. */
export function useVersions({ key, list }: FormVersions<unknown>) {
  return useInfiniteQuery({
    queryKey: [...key, 'versions'],
    queryFn: ({ pageParam, signal }) => list(pageParam, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    staleTime: 0,
  });
}

/** One saved version; it is immutable. */
export function useVersion<S>({ key, one }: FormVersions<S>, number: number | undefined) {
  return useQuery({
    queryKey: [...key, 'version', number],
    queryFn: ({ signal }) => one(number ?? 0, signal),
    enabled: number !== undefined,
    staleTime: Infinity,
  });
}

/** The version in the address's `version`; without a number if the address has none. */
export function useAskedVersion<S>(versions: FormVersions<S>) {
  const [params] = useSearchParams();
  const asked = Number(params.get('version'));
  const number = Number.isSafeInteger(asked) && asked > 0 ? asked : undefined;
  return { number, ...useVersion(versions, number) };
}
