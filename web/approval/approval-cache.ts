import type { QueryClient } from '@tanstack/react-query';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';
import { changeRows } from '../lists/list-cache.ts';
import { listKey } from '../lists/use-cursor-list.ts';
import { inductionFormKey, INDUCTION_FORMS, userFormKey } from './approval-queries.ts';

type RowChange = { _id: string; change: (row: UserFormRow) => UserFormRow };

/** An induction is in the lists of its form and of every project that has the form. */
function changeRow(queryClient: QueryClient, { _id, change }: RowChange): void {
  changeRows<UserFormRow>(queryClient, ['list'], (row) => (row._id === _id ? change(row) : row));
}

/** Follows what has come to wait for approval, or waits no more, on the screens that count it. */
function addWaiting(queryClient: QueryClient, { formId, more }: { formId: string; more: number }): void {
  if (more === 0) return;
  const counted = <T extends { waitingCount: number }>(form: T): T => ({
    ...form,
    waitingCount: Math.max(0, form.waitingCount + more),
  });
  changeRows<InductionFormRow>(queryClient, listKey(INDUCTION_FORMS), (row) =>
    row._id === formId ? counted(row) : row,
  );
  queryClient.setQueryData<InductionForm>(inductionFormKey(formId), (form) => form && counted(form));
}

/** The lists in the query store after an induction was approved or its approval taken back: rows stay in their place. */
export function putApproval(queryClient: QueryClient, { _id, meta }: Pick<UserForm, '_id' | 'meta'>): void {
  const { approved, archived, sourceFormId } = meta;
  changeRow(queryClient, { _id, change: (row) => ({ ...row, meta: { ...row.meta, approved } }) });
  if (!archived) addWaiting(queryClient, { formId: sourceFormId, more: approved ? -1 : 1 });
}

type Standing = Pick<UserForm['meta'] & UserFormRow['meta'], 'signed' | 'approved' | 'archived'>;

const isWaiting = ({ signed, approved, archived }: Standing) => signed !== null && !approved && !archived;

/** The induction and the lists in the query store after a change of another kind; `before` is how it stood. */
export function putUserForm(queryClient: QueryClient, after: UserForm, before: Standing): void {
  const { _id, meta, user, pagesSigned } = after;
  queryClient.setQueryData(userFormKey(_id), after);
  const { signed, approved, archived, taxNumberValidation } = meta;
  const { firstName = '', lastName = '', company = '', taxNumber = '' } = user;
  changeRow(queryClient, {
    _id,
    change: (row) => ({
      ...row,
      user: { firstName, lastName, company, taxNumber },
      meta: { ...row.meta, signed, approved, archived, taxNumberState: taxNumberValidation?.state ?? null },
      pagesSigned,
    }),
  });
  const more = Number(isWaiting(meta)) - Number(isWaiting(before));
  addWaiting(queryClient, { formId: meta.sourceFormId, more });
}

/** What the register said of a tax number, in the lists. */
export function putTaxNumberState(queryClient: QueryClient, { _id, state }: { _id: string; state: string }): void {
  changeRow(queryClient, { _id, change: (row) => ({ ...row, meta: { ...row.meta, taxNumberState: state } }) });
}
