import { keepPreviousData, useQuery, type UseQueryResult } from '@tanstack/react-query';
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

/** One person at the gate, judged anew at each look; the screen tells of one who is not there. */
export function useGatePerson(projectId: string, personId: string): UseQueryResult<GatePerson> {
  return useQuery({
    queryKey: ['gate', projectId, 'person', personId],
    queryFn: ({ signal }) => call(gateApi.get, { params: { id: projectId, personId } }, { signal, timeoutSeconds }),
    ...AT_ONCE,
  });
}
