import type { QueryClient } from '@tanstack/react-query';
import type { InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';
import type { LoadedPages } from '../lists/list-pages.ts';
import { listKey } from '../lists/use-cursor-list.ts';
import { INDUCTION_FORMS, USER_FORMS } from './approval-queries.ts';

/** The pages of a list with some of its rows changed. */
function withRows<Row>(data: LoadedPages<Row> | undefined, change: (row: Row) => Row): LoadedPages<Row> | undefined {
  return data && { ...data, pages: data.pages.map((page) => ({ ...page, items: page.items.map(change) })) };
}

/** The lists in the query store after an induction was approved or its approval taken back: rows stay in their place. */
export function putApproval(queryClient: QueryClient, { _id, meta }: Pick<UserForm, '_id' | 'meta'>): void {
  const { approved, archived, sourceFormId } = meta;
  const approve = (row: UserFormRow): UserFormRow =>
    row._id === _id ? { ...row, meta: { ...row.meta, approved } } : row;
  queryClient.setQueriesData<LoadedPages<UserFormRow>>({ queryKey: listKey(USER_FORMS, sourceFormId) }, (data) =>
    withRows(data, approve),
  );
  if (archived) return;
  const count = (row: InductionFormRow): InductionFormRow =>
    row._id === sourceFormId ? { ...row, waitingCount: Math.max(0, row.waitingCount + (approved ? -1 : 1)) } : row;
  queryClient.setQueriesData<LoadedPages<InductionFormRow>>({ queryKey: listKey(INDUCTION_FORMS) }, (data) =>
    withRows(data, count),
  );
}
