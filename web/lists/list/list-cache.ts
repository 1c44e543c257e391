import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { session } from '../../app/session/session.ts';
import type { LoadedPages } from './list-pages.ts';

/** Changes a list's cached rows in place. */
export function changeRows<Row>(queryClient: QueryClient, key: QueryKey, change: (row: Row) => Row): void {
  queryClient.setQueriesData<LoadedPages<Row>>(
    { queryKey: key },
    (data) => data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) },
  );
}

/** Prepends a new row to every cached version of the list, so that its maker sees it. */
export function addRow<Row>(queryClient: QueryClient, key: QueryKey, row: Row): void {
  queryClient.setQueriesData<LoadedPages<Row>>({ queryKey: key }, (data) => {
    const [first, ...rest] = data?.pages ?? [];
    return data && first ? { ...data, pages: [{ ...first, items: [row, ...first.items] }, ...rest] } : data;
  });
}

/** The company of a list's rows; the caller's own where the filter names none. */
function companyOf([, , , filter]: QueryKey): string | undefined {
  const { company } = (filter ?? {}) as { company?: string | undefined };
  return company ?? session().loggedInUserCompany?._id;
}

/** Does the same as `addRow` in lists of the row's company only: root may have cached lists of others. */
export function addCompanyRow<Row extends { company: string }>(
  queryClient: QueryClient,
  key: QueryKey,
  row: Row,
): void {
  const lists = queryClient.getQueryCache().findAll({ queryKey: key });
  for (const { queryKey } of lists) if (companyOf(queryKey) === row.company) addRow(queryClient, queryKey, row);
}

/** Removes a row from every cached version of a list. */
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
