import { useEffect, useRef, useState } from 'react';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import type { LoadPage } from '../list/list-pages.ts';
import type { ListSort, ListState } from '../list/list-state.ts';
import { walkList } from '../walk/walk-list.ts';

/** Fetches every row of a list, for an act that needs all rows at once. */
export type AllRows<Row> = {
  /** The number of fetched rows; undefined while no fetch runs. */
  walkedCount: number | undefined;
  error: unknown;
  /** Calls `use` with all rows when the fetch is complete; never after a failure or a cancellation. */
  collect: (use: (rows: readonly Row[]) => void) => void;
  cancel: () => void;
};

export function useAllRows<Row, State extends string, Sort extends string = ListSort>(
  state: ListState<State, Sort>,
  load: LoadPage<Row, State, Sort>,
): AllRows<Row> {
  const company = useSelectedCompany();
  const [walkedCount, setWalkedCount] = useState<number>();
  const [error, setError] = useState<unknown>();
  const walking = useRef<AbortController>(null);
  useEffect(() => () => walking.current?.abort(), [company]);
  const collect = async (use: (rows: readonly Row[]) => void) => {
    const controller = new AbortController();
    walking.current = controller;
    setError(undefined);
    setWalkedCount(0);
    try {
      use(await walkList(load, { state, company, signal: controller.signal, onRows: setWalkedCount }));
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    }
    setWalkedCount(undefined);
  };
  return { walkedCount, error, collect: (use) => void collect(use), cancel: () => walking.current?.abort() };
}
