import { keepPreviousData, useInfiniteQuery, type QueryKey } from '@tanstack/react-query';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import { fillPage, filterOf, showPages, type LoadedPages, type LoadPage, type Shown } from './list-pages.ts';
import { isNarrowed, type ListChange, type ListRules, type ListSort, type ListState } from './list-state.ts';
import { useListState, type ListIdentity } from './use-list-state.ts';

export type ListDesign<Row, State extends string, Sort extends string = ListSort> = ListIdentity<State, Sort> & {
  load: LoadPage<Row, State, Sort>;
};

/** A list on a screen: its state, its rows, and its loading state. */
export type CursorList<Row, State extends string, Sort extends string = ListSort> = {
  /** The list's name in what the browser remembers of it. */
  name: string;
  state: ListState<State, Sort>;
  sorts: ListRules<State, Sort>['sorts'];
  change: (change: ListChange<State, Sort>) => void;
  /** Undefined while the first rows load and after a failure. */
  shown: Shown<Row> | undefined;
  /** Whether a search or filter excludes rows. */
  isNarrowed: boolean;
  /** Clears the search and the filter. */
  widen: () => void;
  /** Clears the filter; undefined if it is the widest. */
  widenFilter: (() => void) | undefined;
  isFetching: boolean;
  /** The progress of fetching all rows; undefined when complete. */
  walk: ListWalk | undefined;
  error: Error | null;
  /** Refetches from the first page. */
  retry: () => void;
};

/** The fetch of all rows, page after page, with its row count. */
export type ListWalk = { count: number; isStopped: boolean; stop: () => void; goOn: () => void };

/** A longer list is not refetched on window focus. */
const MOST_PAGES_TO_REFRESH = 5;

/** The cache key of a list's rows under any filter; with `of`, of one owner's rows. */
export function listKey(name: string, of?: string): QueryKey {
  return of === undefined ? ['list', name] : ['list', name, of];
}

const isShort = (query: { state: { data: unknown } }): boolean =>
  ((query.state.data as LoadedPages<unknown> | undefined)?.pages.length ?? 0) <= MOST_PAGES_TO_REFRESH;

type Settling<Row> = {
  shown: Shown<Row> | undefined;
  size: number;
  /** The owner of the rows: the screen never keeps another owner's rows. */
  owner: string;
};

/** Keeps the previous rows until the requested page arrives; a request for all rows shows them as they arrive. */
function useSettled<Row>({ shown, size, owner }: Settling<Row>): Shown<Row> | undefined {
  const [settled, setSettled] = useState({ shown, owner });
  const isReady = shown !== undefined && (size === 0 || !shown.isIncomplete);
  if (isReady && settled.shown !== shown) setSettled({ shown, owner });
  if (isReady) return shown;
  return settled.owner !== owner || settled.shown?.isIncomplete ? undefined : settled.shown;
}

type Walked = { isAll: boolean; scope: string; shown: Shown<unknown> | undefined };

/** Fetches an incomplete list to its end; a stop applies only to its search and filter. */
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

/** Fetches page after page up to the requested one; earlier pages keep their cursors. */
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
    name: design.name,
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
