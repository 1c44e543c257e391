import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import { fillPage, filterOf, showPages, type LoadedPages, type LoadPage, type Shown } from './list-pages.ts';
import { isNarrowed, type ListChange, type ListRules, type ListSort, type ListState } from './list-state.ts';
import { useListState, type ListIdentity } from './use-list-state.ts';

export type ListDesign<Row, State extends string, Sort extends string = ListSort> = ListIdentity<State, Sort> & {
  load: LoadPage<Row, State, Sort>;
};

/** A list on a screen: its state, its rows, and what came of asking for them. */
export type CursorList<Row, State extends string, Sort extends string = ListSort> = {
  state: ListState<State, Sort>;
  sorts: ListRules<State, Sort>['sorts'];
  change: (change: ListChange<State, Sort>) => void;
  /** Nothing while the first rows are on their way, or when they could not be had. */
  shown: Shown<Row> | undefined;
  /** Whether a search or filter leaves rows out. */
  isNarrowed: boolean;
  /** Takes the search and the filter away. */
  widen: () => void;
  /** Takes the filter away, where it is not the widest. */
  widenFilter: (() => void) | undefined;
  isFetching: boolean;
  /** With all rows asked for, how the walk to the end goes; nothing once it is there. */
  walk: ListWalk | undefined;
  error: Error | null;
  /** Reads the pages anew from the first one. */
  retry: () => void;
};

/** The fetching of all rows, page after page: how many are there, and the ways to stop it and to go on. */
export type ListWalk = { count: number; isStopped: boolean; stop: () => void; goOn: () => void };

/** A list of more pages than this is not read anew each time the window is looked at. */
const MOST_PAGES_TO_REFRESH = 5;

/** The rows of a list in the query store, whatever their filter; with `of`, those of one owner. */
export function listKey(name: string, of?: string): QueryKey {
  return of === undefined ? ['list', name] : ['list', name, of];
}

const isShort = (query: { state: { data: unknown } }): boolean =>
  ((query.state.data as LoadedPages<unknown> | undefined)?.pages.length ?? 0) <= MOST_PAGES_TO_REFRESH;

type Settling<Row> = {
  shown: Shown<Row> | undefined;
  size: number;
  /** Whose rows they are: those of another owner are never kept on the screen. */
  owner: string;
};

/** Keeps what was shown until the asked page is there; with all rows asked for, they are shown as they come. */
function useSettled<Row>({ shown, size, owner }: Settling<Row>): Shown<Row> | undefined {
  const [settled, setSettled] = useState({ shown, owner });
  const isReady = shown !== undefined && (size === 0 || !shown.isIncomplete);
  if (isReady && settled.shown !== shown) setSettled({ shown, owner });
  if (isReady) return shown;
  return settled.owner !== owner || settled.shown?.isIncomplete ? undefined : settled.shown;
}

type Walked = { isAll: boolean; scope: string; shown: Shown<unknown> | undefined };

/** The walk to the end of a list that is still incomplete; a stop holds for its search and filter alone. */
function useWalk({ isAll, scope, shown }: Walked): ListWalk | undefined {
  const [stoppedScope, setStoppedScope] = useState<string>();
  if (!isAll || !shown) return undefined;
  return {
    count: shown.rows.length,
    isStopped: stoppedScope === scope,
    stop: () => setStoppedScope(scope),
    goOn: () => setStoppedScope(undefined),
  };
}

/** One page after the other until the asked one is there; the pages before it stay with their cursors. */
export function useCursorList<Row, State extends string, Sort extends string = ListSort>(
  design: ListDesign<Row, State, Sort>,
): CursorList<Row, State, Sort> {
  const { state, rules, change, correct } = useListState<State, Sort>(design);
  const { page, size } = state;
  const filter = filterOf(state, useSelectedCompany());
  const owner = JSON.stringify([filter.company, design.of]);
  const query = useInfiniteQuery({
    queryKey: [...listKey(design.name, design.of ?? ''), filter, size],
    queryFn: ({ pageParam, signal }) => fillPage(design.load, { filter, size, cursor: pageParam }, signal),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
    refetchOnMount: isShort,
    refetchOnWindowFocus: isShort,
    refetchOnReconnect: isShort,
  });
  const { data, isFetching, isPlaceholderData, error, fetchNextPage, refetch } = query;
  const shown = useMemo(() => data && showPages(data, { page, size }), [data, page, size]);

  const isIncomplete = shown?.isIncomplete === true && !isPlaceholderData;
  const walk = useWalk({
    isAll: size === 0,
    scope: JSON.stringify([filter, size]),
    shown: isIncomplete ? shown : undefined,
  });
  const mustWalk = isIncomplete && walk?.isStopped !== true && !isFetching && error === null;
  useEffect(() => {
    if (mustWalk) void fetchNextPage();
  }, [mustWalk, fetchNextPage]);

  const lastPage = shown && !isPlaceholderData ? shown.page : page;
  useEffect(() => {
    if (lastPage < page) correct({ page: lastPage });
  }, [lastPage, page, correct]);

  const widest = rules.widest ?? rules.states[0];
  return {
    state,
    sorts: rules.sorts,
    change,
    shown: useSettled({ shown: isPlaceholderData ? undefined : shown, size, owner }),
    isNarrowed: isNarrowed(state, rules),
    widen: () => change({ q: '', state: widest }),
    widenFilter: state.state === widest ? undefined : () => change({ state: widest }),
    isFetching,
    walk,
    error,
    retry: useCallback(() => void refetch(), [refetch]),
  };
}
