import type { QueryClient, QueryKey } from '@tanstack/react-query';
import type { LoadedPages } from './list-pages.ts';

/** Changes rows of a list where the query store has them; they stay in their places. */
export function changeRows<Row>(queryClient: QueryClient, key: QueryKey, change: (row: Row) => Row): void {
  queryClient.setQueriesData<LoadedPages<Row>>(
    { queryKey: key },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

/** Puts a new row before the others wherever the query store has the list, so that whoever made it sees it. */
export function addRow<Row>(queryClient: QueryClient, key: QueryKey, row: Row): void {
  queryClient.setQueriesData<LoadedPages<Row>>({ queryKey: key }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    return data && first ? { ...data, pages: [{ ...first, items: [row, ...first.items] }, ...rest] } : data;
  });
}

/** Takes a row out of a list wherever the query store has it. */
export function dropRow<Row extends { _id: string }>(queryClient: QueryClient, key: QueryKey, id: string): void {
  queryClient.setQueriesData<LoadedPages<Row>>(
    { queryKey: key },
    (data) =>
      data && {
        ...data,
        pages: data.pages.map((page) => ({ ...page, items: page.items.filter(({ _id }) => _id !== id) })),
      },
  );
}
