import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { cardApi } from '../../shared/cards/card-api.ts';
import type { Card, CardExpiries, CardRow } from '../../shared/cards/card.ts';
import { localDate, monthsFrom } from '../../shared/core/dates.ts';
import type { ChosenCards } from '../../shared/site-paths/staff-screen-paths.ts';
import { call } from '../app/api/call.ts';
import { lastingFileTokens, untilTokensEnd } from '../app/api/lasting-file-tokens.ts';
import { emptyWhenUnauthorized } from '../lists/list/list-pages.ts';
import type { ListDesign } from '../lists/list/use-cursor-list.ts';

export const PROJECT_CARDS = 'project-cards';

/** The list's filters by state; the first is the default (rule 5.2). */
export const CARD_STATES = [
  'expired',
  'warn',
  'valid',
  'none',
  'all',
] as const satisfies readonly ChosenCards['expirationStatus'][];
type CardState = (typeof CARD_STATES)[number];
/** What expires within 30 days; the site at a glance leads to it. */
export const SOON = 'soon';
/** A state, what expires soon, or an expiry month (`YYYY-MM`). */
export type CardFilter = CardState | typeof SOON | `${number}-${number}`;
export type CardSort = 'expires' | '-expires' | 'name';

const MONTHS = 12;

export const isCardState = (filter: CardFilter): filter is CardState => CARD_STATES.some((state) => state === filter);

const queryOf = (filter: CardFilter) =>
  isCardState(filter) || filter === SOON ? { expirationStatus: filter } : { month: filter };

/** A project's cards: expired ones by default, soonest expiry first; archived ones under every filter on request. */
export function useProjectCardList(projectId: string): ListDesign<CardRow, CardFilter, CardSort> {
  const [today] = useState(() => localDate(new Date()));
  return useMemo(
    () => ({
      name: PROJECT_CARDS,
      of: projectId,
      states: [...CARD_STATES, SOON, ...(monthsFrom(today, MONTHS) as CardFilter[])],
      sorts: ['expires', '-expires', 'name'],
      widest: 'all',
      hasArchivedEverywhere: true,
      load: emptyWhenUnauthorized<CardRow, CardFilter, CardSort>(({ state, ...query }, signal) =>
        call(cardApi.listOfProject, { params: { id: projectId }, query: { ...query, ...queryOf(state) } }, { signal }),
      ),
    }),
    [projectId, today],
  );
}

export const expiriesKey = (projectId: string) => ['card-expiries', projectId] as const;

export function useExpiries(projectId: string): UseQueryResult<CardExpiries> {
  return useQuery({
    queryKey: expiriesKey(projectId),
    queryFn: ({ signal }) => call(cardApi.expiries, { params: { id: projectId } }, { signal }),
  });
}

export const cardKey = (id: string) => ['card', id] as const;

/** One card with its history; the asking screen handles a missing card. */
export function useCard(id: string): UseQueryResult<Card> {
  return useQuery({
    queryKey: cardKey(id),
    queryFn: ({ signal }) => call(cardApi.get, { params: { id } }, { signal }),
    structuralSharing: lastingFileTokens,
    refetchInterval: untilTokensEnd,
    throwOnError: false,
  });
}
