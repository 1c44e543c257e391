import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  changeListState,
  FIRST_VISIT,
  isNarrowed,
  isPageOnly,
  namesList,
  readListState,
  writeListState,
  type ListChange,
  type ListState,
} from './list-state.ts';
import { rememberedList, rememberList } from './remembered-list.ts';

export type ListIdentity<State extends string> = {
  /** Under this name the page and size are kept on this browser, and the rows in the query store. */
  name: string;
  /** Whose list it is, where there are several of the name. */
  of?: string;
  /** The filters; the first is the default. */
  states: readonly [State, ...State[]];
};

export type HeldListState<State extends string> = {
  state: ListState<State>;
  /** A change of page is a step in the browser's history; any other takes the place of the current address. */
  change: (change: ListChange<State>) => void;
  /** Changes the address without a step: the asked page was not there. */
  correct: (change: ListChange<State>) => void;
};

/** The state of a list, held by the address; where that says nothing at first, the last visit's page and size stand. */
export function useListState<State extends string>({ name, of, states }: ListIdentity<State>): HeldListState<State> {
  const [params, setParams] = useSearchParams();
  const [arrival] = useState(params);
  const isArriving = params === arrival && !namesList(params);

  const state = useMemo(() => {
    const visited = rememberedList(name, of);
    return readListState(params, states, isArriving ? visited : { ...FIRST_VISIT, size: visited.size });
  }, [params, name, of, states, isArriving]);
  const { page, size } = state;
  const isPlain = !isNarrowed(state, states) && !state.archived;

  useEffect(() => {
    rememberList(name, of, isPlain ? { page, size } : { ...rememberedList(name, of), size });
  }, [name, of, page, size, isPlain]);

  useEffect(() => {
    const isFirstVisit = page === FIRST_VISIT.page && size === FIRST_VISIT.size;
    if (isArriving && !isFirstVisit) setParams(writeListState(params, states, state), { replace: true });
  }, [isArriving, page, size, state, states, params, setParams]);

  const write = useCallback(
    (wanted: ListChange<State>, { replace }: { replace: boolean }) =>
      setParams(writeListState(params, states, changeListState(state, wanted, states)), { replace }),
    [params, setParams, state, states],
  );
  const change = useCallback((wanted: ListChange<State>) => write(wanted, { replace: !isPageOnly(wanted) }), [write]);
  const correct = useCallback((wanted: ListChange<State>) => write(wanted, { replace: true }), [write]);
  return { state, change, correct };
}
