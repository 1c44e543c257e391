import { useState } from 'react';
import { AppError } from '../../shared/core/errors.ts';
import { showPages, type Shown } from '../lists/list/list-pages.ts';
import type { ListState } from '../lists/list/list-state.ts';
import type { CursorList } from '../lists/list/use-cursor-list.ts';
import { NOTHING, SAMPLE } from './samples.ts';

export type SampleRow = { _id: string; name: string; company: string; pages: number; signed: number };

export type SampleState = 'all' | 'waiting';

const NAMES = [SAMPLE.name, 'Åsa Öberg', SAMPLE.long];

export const SAMPLE_ROWS: readonly SampleRow[] = NAMES.map((name, index) => ({
  _id: String(index),
  name,
  company: SAMPLE.company,
  pages: 9,
  signed: 9 - 4 * index,
}));

const STATE: ListState<SampleState> = { q: '', sort: '-created', page: 2, size: 20, archived: false, state: 'all' };

/** A list in one of its states. */
export type ListStanding = 'filled' | 'loading' | 'empty' | 'noMatch' | 'failed';

function rowsOf(standing: ListStanding): Shown<SampleRow> | undefined {
  if (standing === 'loading' || standing === 'failed') return undefined;
  const items = standing === 'filled' ? [...SAMPLE_ROWS] : [];
  return showPages({ pages: [{ items, nextCursor: null }] }, { page: 1, size: 20 });
}

/** Page 2 of 3, for the pager. */
export const MIDDLE_PAGE: Shown<SampleRow> = {
  ...showPages({ pages: [{ items: [...SAMPLE_ROWS], nextCursor: null }] }, { page: 1, size: 20 }),
  page: 2,
  from: 21,
  to: 40,
  total: 48,
  pageCount: 3,
  hasNext: true,
};

export function useSampleList(standing: ListStanding): CursorList<SampleRow, SampleState> {
  const [state, setState] = useState({ ...STATE, q: standing === 'noMatch' ? SAMPLE.name : '' });
  return {
    name: 'sample',
    state,
    sorts: ['-created', 'name'],
    change: (change) => setState({ ...state, ...change }),
    shown: rowsOf(standing),
    isNarrowed: standing === 'noMatch',
    widen: NOTHING,
    widenFilter: undefined,
    isFetching: standing === 'loading',
    walk: undefined,
    error: standing === 'failed' ? new AppError('system_error') : null,
    retry: NOTHING,
  };
}
