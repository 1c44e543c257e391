import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { webhookApi } from '../../shared/webhooks/webhook-api.ts';
import type { Webhook, WebhookSending } from '../../shared/webhooks/webhook.ts';
import type { WebhookKind } from '../../shared/webhooks/webhook-kinds.ts';
import { call } from '../app/api/call.ts';
import { mayTryAgain } from '../app/api/error-text.ts';
import { newUuid } from '../app/api/uuid.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';

const listKey = (company: string | undefined) => ['webhooks', company ?? ''] as const;
const sendingsKey = (id: string) => ['webhook-sendings', id] as const;

export function useWebhooks() {
  const company = useSelectedCompany();
  return useQuery({
    queryKey: listKey(company),
    queryFn: ({ signal }) => call(webhookApi.list, { query: { company } }, { signal }),
    throwOnError: false,
  });
}

export type WebhookDraft = { name: string; url: string; kinds: WebhookKind[] };

/** A change of the list, which is read anew after it. */
function useListChange<Given, Answered>(change: (given: Given, company: string | undefined) => Promise<Answered>) {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (given: Given) => change(given, company),
    onSettled: () => queryClient.invalidateQueries({ queryKey: listKey(company) }),
  });
}

/** Makes a webhook; its answer alone holds the secret. A retry after a lost answer makes no second one. */
export function useMakeWebhook() {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  const once = useRef(newUuid());
  return useMutation({
    mutationFn: (draft: WebhookDraft) => call(webhookApi.make, { body: { ...draft, company } }, { key: once.current }),
    onSettled: (_, error) => {
      if (!mayTryAgain(error)) once.current = newUuid();
      return queryClient.invalidateQueries({ queryKey: listKey(company) });
    },
  });
}

export type WebhookChange = Pick<Webhook, '_id' | 'name' | 'url' | 'kinds' | 'isOn' | 'version'>;

export function useChangeWebhook() {
  return useListChange(({ _id, name, url, kinds, isOn, version }: WebhookChange, company) =>
    call(webhookApi.change, { params: { id: _id }, query: { company }, body: { name, url, kinds, isOn, version } }),
  );
}

export function useRemoveWebhook() {
  return useListChange((id: string, company) => call(webhookApi.remove, { params: { id }, query: { company } }));
}

export function useRenewSecret() {
  return useListChange((id: string, company) =>
    call(webhookApi.renewSecret, { params: { id }, query: { company }, body: {} }),
  );
}

const SENDINGS_A_PAGE = '20';
const ASKED_AGAIN_MILLISECONDS = 2000;
const SOON_MILLISECONDS = 60_000;

/** What waits for longer is left to the button: the program on the other side does not answer. */
const isTriedNow = ({ state, nextTry }: WebhookSending) =>
  state === 'waiting' && nextTry !== null && Math.abs(Date.parse(nextTry) - Date.now()) < SOON_MILLISECONDS;

/** What was sent, read again while a try is about to be made. */
export function useSendings(id: string) {
  const company = useSelectedCompany();
  return useInfiniteQuery({
    queryKey: sendingsKey(id),
    queryFn: ({ pageParam: cursor, signal }) => {
      const query = { company, limit: SENDINGS_A_PAGE, ...(cursor !== undefined && { cursor }) };
      return call(webhookApi.sendings, { params: { id }, query }, { signal });
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
    refetchInterval: ({ state: { data } }) =>
      data?.pages[0]?.items.some(isTriedNow) ? ASKED_AGAIN_MILLISECONDS : false,
    throwOnError: false,
  });
}

/** Sends a test, or an event once more where one is given. */
export function useAskSending(id: string) {
  const company = useSelectedCompany();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (sendingId?: string) =>
      sendingId === undefined
        ? call(webhookApi.test, { params: { id }, query: { company } })
        : call(webhookApi.sendAgain, { params: { id, sendingId }, query: { company } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sendingsKey(id) }),
  });
}
