import { useMutation, useQueryClient } from '@tanstack/react-query';
import { registerCheckApi } from '../../../shared/user-forms/register-check/register-check-api.ts';
import { userFormActionApi } from '../../../shared/user-forms/user-form-action-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { putTaxNumberState, putUserForm } from '../review/approval-cache.ts';
import { changeUserForm, messagesKey } from '../approval-queries.ts';
import type { ReturnOrder } from './return-dialog.tsx';

/** Archives or unarchives an induction. */
export function useArchiving(userForm: UserForm) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (archived: boolean) =>
      call(archived ? userFormActionApi.archive : userFormActionApi.unarchive, { params: { id: userForm._id } }),
    onSuccess: (after) => putUserForm(queryClient, after, userForm.meta),
  });
}

/** Returns pages to the worker; refetches the messages about the induction. */
export function useReturning(userForm: UserForm, onDone: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ReturnOrder) => call(userFormActionApi.returnPages, { params: { id: userForm._id }, body }),
    onSuccess: (after) => {
      putUserForm(queryClient, after, userForm.meta);
      void queryClient.invalidateQueries({ queryKey: messagesKey(userForm._id) });
      onDone();
    },
  });
}

/** Checks the tax number register; its answer contains more than is stored. */
export function useTaxNumberCheck({ _id }: UserForm) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(registerCheckApi.validateTaxNumber, { params: { id: _id } }),
    onSuccess: ({
      valid: _v,
      invalidBirthday: _b,
      FirstName: _f,
      LastName: _l,
      TaxNumberMatchBirthday: _m,
      ...check
    }) => {
      changeUserForm(queryClient, _id, (form) =>
        check.state !== 'not_checked' || form.meta.taxNumberValidation === null
          ? { ...form, meta: { ...form.meta, taxNumberValidation: check } }
          : form,
      );
      if (check.state !== 'not_checked') putTaxNumberState(queryClient, { _id, state: check.state });
    },
  });
}

/** Looks up the business id of the worker's company in the trade register. */
export function useBusinessIdLookup({ _id }: UserForm) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(registerCheckApi.businessId, { params: { id: _id } }),
    onSuccess: (lookup) =>
      changeUserForm(queryClient, _id, (form) => ({ ...form, meta: { ...form.meta, businessIdLookup: lookup } })),
  });
}
