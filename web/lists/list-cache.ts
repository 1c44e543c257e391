import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { session } from '../app/session.ts';
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

/** The company whose rows a list shows; one that names none shows the caller's own. */
function companyOf([, , , filter]: QueryKey): string | undefined {
  const { company } = (filter ?? {}) as { company?: string | undefined };
  return company ?? session().loggedInUserCompany?._id;
}

/** As `addRow`, in the lists of the row's company alone: root may have those of others too. */
export function addCompanyRow<Row extends { company: string }>(
  queryClient: QueryClient,
  key: QueryKey,
  row: Row,
): void {
  const lists = queryClient.getQueryCache().findAll({ queryKey: key });
  for (const { queryKey } of lists) if (companyOf(queryKey) === row.company) addRow(queryClient, queryKey, row);
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
