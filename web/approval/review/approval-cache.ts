import type { QueryClient } from '@tanstack/react-query';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import type { InductionForm, InductionFormRow } from '../../../shared/induction-forms/induction-form.ts';
import type { UserForm, UserFormRow } from '../../../shared/user-forms/user-form.ts';
import { changeRows } from '../../lists/list/list-cache.ts';
import { listKey } from '../../lists/list/use-cursor-list.ts';
import { inductionFormKey, putCachedUserForm } from '../approval-queries.ts';
import { INDUCTION_FORMS } from '../first-calls.ts';

type RowChange = { _id: string; change: (row: UserFormRow) => UserFormRow };

/** An induction is cached in the lists of its form and of every project with that form. */
function changeRow(queryClient: QueryClient, { _id, change }: RowChange): void {
  changeRows<UserFormRow>(queryClient, ['list'], (row) => (row._id === _id ? change(row) : row));
}

/** Updates the cached counts of waiting inductions. */
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

/** Updates the cached lists after an approval or its revocation; rows keep their places. */
export function putApproval(queryClient: QueryClient, { _id, meta }: Pick<UserForm, '_id' | 'meta'>): void {
  const { approved, archived, needsApproval = true, sourceFormId } = meta;
  changeRow(queryClient, { _id, change: (row) => ({ ...row, meta: { ...row.meta, approved } }) });
  if (!archived && needsApproval) addWaiting(queryClient, { formId: sourceFormId, more: approved ? -1 : 1 });
}

type Standing = Parameters<typeof waitsForApproval>[0];

/** Updates the cached induction and lists after any other change; `before` is the previous state. */
export function putUserForm(queryClient: QueryClient, after: UserForm, before: Standing): void {
  const { _id, meta, user, pagesSigned } = after;
  putCachedUserForm(queryClient, after);
  const { signed, approved, archived, validUntil = null, taxNumberValidation } = meta;
  const { firstName = '', lastName = '', company = '', taxNumber = '' } = user;
  changeRow(queryClient, {
    _id,
    change: (row) => ({
      ...row,
      user: { firstName, lastName, company, taxNumber },
      meta: { ...row.meta, signed, approved, archived, validUntil, taxNumberState: taxNumberValidation?.state ?? null },
      pagesSigned,
    }),
  });
  const more = Number(waitsForApproval(meta)) - Number(waitsForApproval(before));
  addWaiting(queryClient, { formId: meta.sourceFormId, more });
}

/** Updates the lists with the register's answer on a tax number. */
export function putTaxNumberState(queryClient: QueryClient, { _id, state }: { _id: string; state: string }): void {
  changeRow(queryClient, { _id, change: (row) => ({ ...row, meta: { ...row.meta, taxNumberState: state } }) });
}
