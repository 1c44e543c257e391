import { useMutation, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import type { Input } from '../../../shared/core/endpoint.ts';
import { presenceApi } from '../../../shared/presence/presence-api.ts';
import type { PresenceDay } from '../../../shared/presence/presence.ts';
import { call } from '../../app/api/call.ts';
import { onSiteQueryKey } from '../../presence/on-site-count.ts';

const dayKey = (projectId: string, day: string) => ['presence', projectId, 'day', day] as const;

async function fetchDay(projectId: string, day: string, signal: AbortSignal): Promise<PresenceDay[]> {
  const people: PresenceDay[] = [];
  let cursor: string | null | undefined;
  do {
    const query = { day, ...(cursor && { cursor }) };
    const page = await call(presenceApi.list, { params: { id: projectId }, query }, { signal });
    people.push(...page.items);
    cursor = page.nextCursor;
  } while (cursor !== null);
  return people;
}

/** Everybody of whom something was noted on a site on a day (`YYYY-MM-DD`). */
export function usePresenceDay(projectId: string, day: string | undefined): UseQueryResult<PresenceDay[]> {
  return useQuery({
    queryKey: dayKey(projectId, day ?? ''),
    queryFn: ({ signal }) => fetchDay(projectId, day ?? '', signal),
    enabled: Boolean(day),
    throwOnError: false,
  });
}

/** Strikes a wrong event, and shows it struck wherever it is shown. */
export function useStrike(projectId: string, userFormId: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Input<typeof presenceApi.strike>['body']) =>
      call(presenceApi.strike, { params: { id: projectId, personId: userFormId }, body }),
    onSuccess: (changed, { day }) => {
      queryClient.setQueryData<PresenceDay[]>(dayKey(projectId, day), (people) =>
        people?.map((person) => (person.userFormId === userFormId ? changed : person)),
      );
      void queryClient.invalidateQueries({ queryKey: onSiteQueryKey(projectId) });
    },
  });
}
