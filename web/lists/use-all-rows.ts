import { useEffect, useRef, useState } from 'react';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import type { LoadPage } from './list-pages.ts';
import type { ListSort, ListState } from './list-state.ts';
import { walkList } from './walk-list.ts';

/** The fetching of every row of a list, for what needs them all at once. */
export type AllRows<Row> = {
  /** How many rows have come; nothing while none are asked for. */
  walkedCount: number | undefined;
  error: unknown;
  /** Hands all rows over once they are there; nothing comes of one that failed or was called off. */
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
