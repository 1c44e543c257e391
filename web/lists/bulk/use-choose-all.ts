import { useEffect, useRef, useState } from 'react';
import { useSelectedCompany } from '../../app/shell/company/use-selected-company.ts';
import type { LoadPage } from '../list/list-pages.ts';
import type { ListSort } from '../list/list-state.ts';
import type { CursorList } from '../list/use-cursor-list.ts';
import type { Selection } from './use-selection.ts';
import { walkList } from '../walk/walk-list.ts';

/** Selects all rows that a search and filters leave, page after page. */
export type ChooseAll = {
  /** Whether the list has more rows than are selected. */
  isOffered: boolean;
  /** The number of those rows, if known. */
  total: number | undefined;
  /** Whether all rows are selected. */
  isWhole: boolean;
  /** The number of fetched rows; undefined while no fetch runs. */
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
