import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { dataDeskApi } from '../../shared/data-desk/data-desk-api.ts';
import type { AskedBy } from '../../shared/data-desk/asked-by.ts';
import type { DataRequest } from '../../shared/data-desk/data-request.ts';
import type { Periods } from '../../shared/data-desk/retention-rules.ts';
import { call } from '../app/api/call.ts';
import { mayTryAgain } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';

const ASKED_AGAIN_MILLISECONDS = 1000;

const requestKey = (id: string) => ['data-requests', id] as const;
const receiptsKey = (company: string | undefined) => ['data-erasures', company ?? ''] as const;
const retentionKey = (company: string | undefined) => ['retention', company ?? ''] as const;

const isUnderWay = ({ state }: DataRequest) => state === 'searching' || state === 'planning' || state === 'erasing';

/** A request, read again while something of it is being done. */
export function useDataRequest(id: string) {
  return useQuery({
    queryKey: requestKey(id),
    queryFn: ({ signal }) => call(dataDeskApi.get, { params: { id } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data && isUnderWay(data) ? ASKED_AGAIN_MILLISECONDS : false),
    throwOnError: false,
  });
}

/** Begins a search; a retry after a lost answer begins no second one. */
export function useSearch() {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  const once = useRef(newUuid());
  return useMutation({
    mutationFn: (asked: { by: AskedBy; text: string }) =>
      call(dataDeskApi.search, { body: { ...asked, company } }, { key: once.current }),
    onSuccess: (request) => queryClient.setQueryData(requestKey(request._id), request),
    onSettled: (_, error) => {
      if (!mayTryAgain(error)) once.current = newUuid();
    },
  });
}

export type Chosen = { userForms: string[]; cards: string[] };

export function usePlan(id: string) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (chosen: Chosen & { isListElsewhere: boolean }) =>
      call(dataDeskApi.plan, { params: { id }, body: chosen }),
    onSuccess: (request) => queryClient.setQueryData(requestKey(id), request),
  });
}

export function useErase(id: string) {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(dataDeskApi.erase, { params: { id }, body: {} }),
    onSuccess: async (request) => {
      queryClient.setQueryData(requestKey(id), request);
      await queryClient.invalidateQueries({ queryKey: receiptsKey(company) });
    },
  });
}

export function useExport(id: string) {
  return useMutation({
    mutationFn: (chosen: Chosen) => call(dataDeskApi.exportAll, { params: { id }, body: chosen }),
  });
}

export function useReceipts() {
  const company = useSelectedCompany();
  return useQuery({
    queryKey: receiptsKey(company),
    queryFn: ({ signal }) => call(dataDeskApi.receipts, { query: { company } }, { signal }),
    throwOnError: false,
  });
}

export function useRetention() {
  const company = useSelectedCompany();
  return useQuery({
    queryKey: retentionKey(company),
    queryFn: ({ signal }) => call(dataDeskApi.retention, { query: { company } }, { signal }),
    refetchInterval: ({ state: { data } }) => (data?.run?.state === 'looking' ? ASKED_AGAIN_MILLISECONDS : false),
    throwOnError: false,
  });
}

export function useSaveRetention() {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (saved: { periods: Periods; version: number }) =>
      call(dataDeskApi.saveRetention, { body: { ...saved, company } }),
    onSuccess: (saved) => queryClient.setQueryData(retentionKey(company), saved),
  });
}
