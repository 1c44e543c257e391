import { useCallback, useEffect, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useChangeAddress } from '../../app/routing/use-change-address.ts';
import {
  changeListState,
  FIRST_VISIT,
  isPageOnly,
  isPlain,
  LIST_SORTS,
  namesList,
  readListState,
  writeListState,
  type ListChange,
  type ListRules,
  type ListSort,
  type ListState,
} from './list-state.ts';
import { rememberedList, rememberList } from './remembered-list.ts';

/** Only a list with unusual sort orders has to pass `sorts`. */
type ListOrders<Sort extends string> = ListSort extends Sort
  ? { sorts?: ListRules<string, Sort>['sorts'] }
  : { sorts: ListRules<string, Sort>['sorts'] };

export type ListIdentity<State extends string, Sort extends string = ListSort> = ListOrders<Sort> &
  Omit<ListRules<State, Sort>, 'sorts'> & {
    /** Names the list in the saved page and size and in the query cache. */
    name: string;
    /** The list's owner, if several owners have a list of this name. */
    of?: string;
  };

export type HeldListState<State extends string, Sort extends string = ListSort> = {
  state: ListState<State, Sort>;
  rules: ListRules<State, Sort>;
  /** A change of page adds a history entry; any other change replaces the current one. */
  change: (change: ListChange<State, Sort>) => void;
  /** Replaces the address without a history entry, when the requested page does not exist. */
  correct: (change: ListChange<State, Sort>) => void;
};

function useRules<State extends string, Sort extends string>(
  identity: ListIdentity<State, Sort>,
): ListRules<State, Sort> {
  const { states, sorts, widest, hasArchivedEverywhere } = identity;
  return useMemo(() => {
    // Only a list in the usual orders omits `sorts`.
    const own = (sorts ?? LIST_SORTS) as ListRules<State, Sort>['sorts'];
    return { states, sorts: own, widest, hasArchivedEverywhere };
  }, [states, sorts, widest, hasArchivedEverywhere]);
}

/** A list's state in the address; an address without list parameters takes the last visit's page and size. */
export function useListState<State extends string, Sort extends string>(
  identity: ListIdentity<State, Sort>,
): HeldListState<State, Sort> {
  const { name, of } = identity;
  const rules = useRules(identity);
  const [params, setParams] = useSearchParams();
  const changeAddress = useChangeAddress();
  const [arrival] = useState(params);
  const isArriving = params === arrival && !namesList(params);

  const state = useMemo(() => {
    const visited = rememberedList(name, of);
    return readListState(params, rules, isArriving ? visited : { ...FIRST_VISIT, size: visited.size });
  }, [params, name, of, rules, isArriving]);
  const { page, size } = state;
  const isAsOpened = isPlain(state, rules);

  useEffect(() => {
    rememberList(name, of, isAsOpened ? { page, size } : { ...rememberedList(name, of), size });
  }, [name, of, page, size, isAsOpened]);

  useEffect(() => {
    const isFirstVisit = page === FIRST_VISIT.page && size === FIRST_VISIT.size;
    if (isArriving && !isFirstVisit) setParams(writeListState(params, rules, state), { replace: true });
  }, [isArriving, page, size, state, rules, params, setParams]);

  const write = useCallback(
    (wanted: ListChange<State, Sort>, { replace }: { replace: boolean }) => {
      changeAddress(
        (address) => {
          const isDrawn = address.toString() === params.toString();
          const from = isDrawn ? state : readListState(address, rules, { ...FIRST_VISIT, size: state.size });
          return writeListState(address, rules, changeListState(from, wanted, rules));
        },
        { replace },
      );
    },
    [params, changeAddress, state, rules],
  );
  const change = useCallback(
    (wanted: ListChange<State, Sort>) => write(wanted, { replace: !isPageOnly(wanted) }),
    [write],
  );
  const correct = useCallback((wanted: ListChange<State, Sort>) => write(wanted, { replace: true }), [write]);
  return { state, rules, change, correct };
}
