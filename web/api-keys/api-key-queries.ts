import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { apiKeyApi } from '../../shared/api-keys/api-key-api.ts';
import type { KeyRole } from '../../shared/api-keys/key-roles.ts';
import { call } from '../app/api/call.ts';
import { mayTryAgain } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';

const keysKey = (company: string | undefined) => ['api-keys', company ?? ''] as const;

export function useApiKeys() {
  const company = useSelectedCompany();
  return useQuery({
    queryKey: keysKey(company),
    queryFn: ({ signal }) => call(apiKeyApi.list, { query: { company } }, { signal }),
    throwOnError: false,
  });
}

export type KeyDraft = { name: string; roles: KeyRole[]; expires: string | null };

/** Makes a key; its answer alone holds it. A retry after a lost answer makes no second key. */
export function useMakeKey() {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  const once = useRef(newUuid());
  return useMutation({
    mutationFn: (draft: KeyDraft) => call(apiKeyApi.make, { body: { ...draft, company } }, { key: once.current }),
    onSettled: (_, error) => {
      if (!mayTryAgain(error)) once.current = newUuid();
      return queryClient.invalidateQueries({ queryKey: keysKey(company) });
    },
  });
}

export function useRevokeKey() {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: string) => call(apiKeyApi.revoke, { params: { id }, query: { company } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: keysKey(company) }),
  });
}
