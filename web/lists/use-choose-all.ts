import { useEffect, useRef, useState } from 'react';
import { useSelectedCompany } from '../app/use-selected-company.ts';
import type { LoadPage } from './list-pages.ts';
import type { ListSort } from './list-state.ts';
import type { CursorList } from './use-cursor-list.ts';
import type { Selection } from './use-selection.ts';
import { walkList } from './walk-list.ts';

/** The choosing of everything that a search and filters leave, page after page. */
export type ChooseAll = {
  /** Whether there is more to choose than what is chosen. */
  isOffered: boolean;
  /** How many rows that is, where it is known. */
  total: number | undefined;
  /** Whether everything there is was chosen. */
  isWhole: boolean;
  /** How many rows have come; nothing while none are asked for. */
  walkedCount: number | undefined;
  error: unknown;
  start: () => void;
  cancel: () => void;
};

type Chosen<Row, State extends string, Sort extends string> = {
  list: Pick<CursorList<Row, State, Sort>, 'state' | 'shown'>;
  load: LoadPage<Row, State, Sort>;
  selection: Selection<Row>;
};

export function useChooseAll<Row extends { _id: string }, State extends string, Sort extends string = ListSort>({
  list,
  load,
  selection,
}: Chosen<Row, State, Sort>): ChooseAll {
  const company = useSelectedCompany();
  const [walkedCount, setWalkedCount] = useState<number>();
  const [error, setError] = useState<unknown>();
  const [wholeCount, setWholeCount] = useState<number>();
  const walking = useRef<AbortController>(null);
  useEffect(() => () => walking.current?.abort(), [company]);
  const total = list.shown?.total ?? wholeCount;
  const isWhole = selection.rows.length > 0 && total !== undefined && selection.rows.length >= total;
  const start = async () => {
    const controller = new AbortController();
    walking.current = controller;
    setError(undefined);
    setWalkedCount(0);
    try {
      const walk = { state: list.state, company, signal: controller.signal, onRows: setWalkedCount };
      const rows = await walkList(load, walk);
      selection.put(rows, true);
      setWholeCount(rows.length);
    } catch (failure) {
      if (!controller.signal.aborted) setError(failure);
    }
    setWalkedCount(undefined);
  };
  return {
    isOffered: selection.rows.length > 0 && !isWhole,
    total,
    isWhole,
    walkedCount,
    error,
    start: () => void start(),
    cancel: () => walking.current?.abort(),
  };
}
