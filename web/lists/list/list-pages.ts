import type { InfiniteData } from '@tanstack/react-query';
import { isAppError } from '../../../shared/core/errors.ts';
import type { ListQuery } from '../../../shared/core/list.ts';
import type { ListSort, ListState } from './list-state.ts';

/** A page of the API's answer. */
export type ListPage<Row> = { items: Row[]; nextCursor: string | null };

/** One call for a list: the API's query with the list's own filter. */
export type ListCall<State extends string, Sort extends string = ListSort> = Pick<
  ListQuery,
  'limit' | 'cursor' | 'q' | 'archived' | 'company'
> & {
  sort: Sort;
  state: State;
};

export type LoadPage<Row, State extends string, Sort extends string = ListSort> = (
  query: ListCall<State, Sort>,
  signal: AbortSignal,
) => Promise<ListPage<Row>>;

/** The API's maximum page size. */
export const MOST_ROWS = 100;
/** A search may answer short pages; after this many calls the page is shown unfilled. */
const MOST_CALLS = 10;

export const EXPIRED_MESSAGE = 'UnauthorizedError: jwt expired';

/** The part of a list's state that selects rows, in the API's terms. */
export function filterOf<State extends string, Sort extends string>(
  { q, sort, archived, state }: ListState<State, Sort>,
  company: string | undefined,
): Omit<ListCall<State, Sort>, 'limit' | 'cursor'> {
  const words = q.trim();
  return { q: words || undefined, sort, archived: archived ? 'all' : undefined, company, state };
}

export type Walk<State extends string, Sort extends string = ListSort> = {
  filter: Omit<ListCall<State, Sort>, 'limit' | 'cursor'>;
  /** Rows per page; 0 requests the API's maximum. */
  size: number;
  cursor: string | undefined;
};

/** Fills one page of the interface: a search may answer fewer rows than requested and still have more. */
export async function fillPage<Row, State extends string, Sort extends string>(
  load: LoadPage<Row, State, Sort>,
  { filter, size, cursor }: Walk<State, Sort>,
  signal: AbortSignal,
): Promise<ListPage<Row>> {
  const wanted = size === 0 ? MOST_ROWS : size;
  const items: Row[] = [];
  let next: string | null | undefined = cursor;
  for (let calls = 0; calls < MOST_CALLS && items.length < wanted && next !== null; calls += 1) {
    const page = await load({ ...filter, limit: String(wanted - items.length), cursor: next }, signal);
    items.push(...page.items);
    next = page.nextCursor;
  }
  return { items, nextCursor: next ?? null };
}

/** A list that answers 401 is empty, as specified; an expired login is reported and ended instead. */
export function emptyWhenUnauthorized<Row, State extends string, Sort extends string = ListSort>(
  load: LoadPage<Row, State, Sort>,
): LoadPage<Row, State, Sort> {
  return async (query, signal) => {
    try {
      return await load(query, signal);
    } catch (error) {
      const isRefused = isAppError(error, 'unauthorized');
      if (isRefused && !error.message.includes(EXPIRED_MESSAGE)) return { items: [], nextCursor: null };
      throw error;
    }
  };
}

export type LoadedPages<Row> = Pick<InfiniteData<ListPage<Row>>, 'pages'>;

/** What the screen shows of the fetched pages. */
export type Shown<Row> = {
  rows: Row[];
  /** From 1; the last page where the requested page is beyond the end. */
  page: number;
  /** The numbers of the first and last row, from 1; 0 where there is none. */
  from: number;
  to: number;
  /** All rows and pages, once the end is reached. */
  total: number | undefined;
  pageCount: number | undefined;
  hasNext: boolean;
  /** The requested page, or with size 0 the end of the list, is not fetched yet. */
  isIncomplete: boolean;
};

export function showPages<Row>(
  { pages }: LoadedPages<Row>,
  { page: asked, size }: { page: number; size: number },
): Shown<Row> {
  const isEnded = pages.at(-1)?.nextCursor === null;
  const total = isEnded ? countRows(pages) : undefined;
  if (size === 0) {
    const rows = pages.flatMap(({ items }) => items);
    return {
      ...rangeOf(rows.length, 0),
      rows,
      page: 1,
      total,
      pageCount: total === undefined ? undefined : 1,
      hasNext: false,
      isIncomplete: !isEnded,
    };
  }
  const page = Math.max(1, isEnded ? Math.min(asked, lastPage(pages)) : asked);
  const rows = pages[page - 1]?.items ?? [];
  return {
    ...rangeOf(rows.length, countRows(pages.slice(0, page - 1))),
    rows,
    page,
    total,
    pageCount: isEnded ? lastPage(pages) : undefined,
    hasNext: isEnded ? page < lastPage(pages) : true,
    isIncomplete: !isEnded && pages.length < asked,
  };
}

/** An empty last page only marks the end, so it is not shown. */
function lastPage<Row>(pages: readonly ListPage<Row>[]): number {
  const isLastEmpty = pages.length > 1 && pages.at(-1)?.items.length === 0;
  return Math.max(1, isLastEmpty ? pages.length - 1 : pages.length);
}

function countRows(pages: readonly ListPage<unknown>[]): number {
  return pages.reduce((count, { items }) => count + items.length, 0);
}

function rangeOf(count: number, before: number): { from: number; to: number } {
  return count === 0 ? { from: 0, to: 0 } : { from: before + 1, to: before + count };
}
