import { keepPreviousData, queryOptions, useQuery, useQueryClient, type UseQueryResult } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Reply } from '../../shared/core/endpoint.ts';
import { gateApi } from '../../shared/gate/gate-api.ts';
import { call } from '../app/api/call.ts';

export type GateRow = Reply<typeof gateApi.find>['items'][number];
export type GatePerson = Reply<typeof gateApi.get>;
export type GateCard = GatePerson['cards'][number];

/** Nobody stands at a gate for longer; the phone then says what it knows itself. */
const timeoutSeconds = 10;
const AT_ONCE = { staleTime: 0, retry: false, networkMode: 'always', throwOnError: false } as const;

/** Fewer letters find too many to look through at a gate. */
export const FEWEST_LETTERS = 3;

/** The people of a site whom the words find; nothing is asked for too few letters. */
export function useGateSearch(projectId: string, words: string): UseQueryResult<GateRow[]> {
  return useQuery({
    queryKey: ['gate', projectId, 'find', words],
    queryFn: async ({ signal }) =>
      (await call(gateApi.find, { params: { id: projectId }, query: { q: words } }, { signal, timeoutSeconds })).items,
    enabled: words.length >= FEWEST_LETTERS,
    placeholderData: keepPreviousData,
    ...AT_ONCE,
  });
}

/** A slow phone draws the verdict's screen in less; what was asked when it was opened is not asked again. */
const OPENING_MILLISECONDS = 3000;

function personQuery(projectId: string, personId: string) {
  return queryOptions({
    queryKey: ['gate', projectId, 'person', personId],
    queryFn: ({ signal }) => call(gateApi.get, { params: { id: projectId, personId } }, { signal, timeoutSeconds }),
    ...AT_ONCE,
    staleTime: OPENING_MILLISECONDS,
  });
}

/** One person at the gate, judged anew at each look; the screen tells of one who is not there. */
export function useGatePerson(projectId: string, personId: string): UseQueryResult<GatePerson> {
  return useQuery(personQuery(projectId, personId));
}

/** Asks for a person whose verdict is about to be shown, while its screen is drawn. */
export function useAskAhead(projectId: string): (personId: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (personId) => void queryClient.prefetchQuery(personQuery(projectId, personId)),
    [queryClient, projectId],
  );
}
