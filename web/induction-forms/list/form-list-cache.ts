import type { QueryClient } from '@tanstack/react-query';
import type { InductionForm, InductionFormRow } from '../../../shared/induction-forms/induction-form.ts';
import { addCompanyRow, changeRows, dropRow } from '../../lists/list/list-cache.ts';
import { listKey } from '../../lists/list/use-cursor-list.ts';
import { editedFormKey, FORMS, formKey } from '../induction-form-queries.ts';

function changeRow(queryClient: QueryClient, id: string, change: Partial<InductionFormRow>): void {
  changeRows<InductionFormRow>(queryClient, listKey(FORMS), (row) => (row._id === id ? { ...row, ...change } : row));
}

/** Caches a published form from its own write's answer; its row keeps its place, and its draft its content. */
export function putForm(queryClient: QueryClient, form: InductionForm): void {
  const { _id: id, version, meta, pages, unpublished } = form;
  queryClient.setQueryData(formKey(id), form);
  queryClient.setQueryData<InductionForm>(editedFormKey(id), (before) =>
    before && unpublished ? { ...before, version, meta: { ...meta, name: before.meta.name }, unpublished } : form,
  );
  changeRow(queryClient, id, { meta, pageCount: pages.length, unpublished });
}

/** Caches a form as its author edits it; without a draft it is the published form. */
export function putEditedForm(queryClient: QueryClient, form: InductionForm): void {
  if (!form.unpublished) return putForm(queryClient, form);
  queryClient.setQueryData(editedFormKey(form._id), form);
  changeRow(queryClient, form._id, { unpublished: form.unpublished });
}

/** Adds a new form to the top of its company's cached lists: the index may not contain it yet. */
export function addForm(queryClient: QueryClient, form: InductionForm): void {
  const { _id, company, meta, pages, unpublished } = form;
  queryClient.setQueryData(formKey(_id), form);
  queryClient.setQueryData(editedFormKey(_id), form);
  const counts = { waitingCount: 0, startedCount: 0, signedCount: 0, latestSigned: null, startsHeld: false };
  const row: InductionFormRow = { _id, company, meta, pageCount: pages.length, unpublished, ...counts };
  addCompanyRow(queryClient, listKey(FORMS), row);
}

export function dropForm(queryClient: QueryClient, id: string): void {
  dropRow<InductionFormRow>(queryClient, listKey(FORMS), id);
  queryClient.removeQueries({ queryKey: formKey(id) });
}
