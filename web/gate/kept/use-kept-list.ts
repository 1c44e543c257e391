import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { gateApi } from '../../../shared/gate/gate-api.ts';
import { call } from '../../app/api/call.ts';
import { keepList, keptList, standAtGate, type KeptList, type KeptPerson } from '../../presence/kept-gate.ts';

/** How long a list is taken for today's: whoever was inducted since is asked about with a network. */
const FRESH_MILLISECONDS = 3_600_000;

/** Makes this the gate of the phone, and keeps the site's people on it for when there is no network. */
export function useKeptList(projectId: string): KeptList | undefined {
  useEffect(() => standAtGate(projectId), [projectId]);
  const { data } = useQuery({
    queryKey: ['gate', projectId, 'people'],
    queryFn: async ({ signal }) => keepList(projectId, await fetchPeople(projectId, signal)),
    initialData: () => keptList(projectId),
    initialDataUpdatedAt: () => Date.parse(keptList(projectId)?.at ?? '') || 0,
    staleTime: FRESH_MILLISECONDS,
    throwOnError: false,
  });
  return data;
}

async function fetchPeople(projectId: string, signal: AbortSignal): Promise<KeptPerson[]> {
  const people: KeptPerson[] = [];
  let cursor: string | null = '';
  while (cursor !== null) {
    const query: { cursor?: string } = cursor === '' ? {} : { cursor };
    const page = await call(gateApi.people, { params: { id: projectId }, query }, { signal });
    people.push(...page.items);
    cursor = page.nextCursor;
  }
  return people;
}
