import type { QueryClient } from '@tanstack/react-query';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { addCompanyRow, changeRows, dropRow } from '../lists/list-cache.ts';
import { listKey } from '../lists/use-cursor-list.ts';
import { FORMS, formKey } from './induction-form-queries.ts';

/** A form as its own write answered it: its row stays in its place, with what has changed. */
export function putForm(queryClient: QueryClient, form: InductionForm): void {
  queryClient.setQueryData(formKey(form._id), form);
  const { meta, pages } = form;
  changeRows<InductionFormRow>(queryClient, listKey(FORMS), (row) =>
    row._id === form._id ? { ...row, meta, pageCount: pages.length } : row,
  );
}

/** A new form stands first in the lists of its company, though the index behind them may not have it yet. */
export function addForm(queryClient: QueryClient, form: InductionForm): void {
  queryClient.setQueryData(formKey(form._id), form);
  const { _id, company, meta, pages } = form;
  const counts = { waitingCount: 0, startedCount: 0, signedCount: 0, latestSigned: null };
  const row: InductionFormRow = { _id, company, meta, pageCount: pages.length, ...counts };
  addCompanyRow(queryClient, listKey(FORMS), row);
}

export function dropForm(queryClient: QueryClient, id: string): void {
  dropRow<InductionFormRow>(queryClient, listKey(FORMS), id);
  queryClient.removeQueries({ queryKey: formKey(id) });
}
