import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { AppError } from '../../shared/core/errors.ts';
import { personRolesOf } from '../../shared/content/blocks/person/rules.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitForm, PermitFormRow } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/api/call.ts';
import { addCompanyRow, changeRows, dropRow } from '../lists/list/list-cache.ts';
import { emptyWhenUnauthorized } from '../lists/list/list-pages.ts';
import { listKey, type ListDesign } from '../lists/list/use-cursor-list.ts';

const PERMIT_FORMS = 'permit-forms';

export const permitFormList: ListDesign<PermitFormRow, 'all'> = {
  name: PERMIT_FORMS,
  states: ['all'],
  load: emptyWhenUnauthorized(({ state: _all, ...query }, signal) => call(permitFormApi.list, { query }, { signal })),
};

export const permitFormKey = (id: string) => ['permit-form', id] as const;

/** Under the form's key, so that removing the form drops both. */
const editedPermitFormKey = (id: string) => [...permitFormKey(id), 'edited'] as const;

/** Reads a permit form for its authors; a trial reads less. */
async function readPermitForm(id: string, query: { draft?: 'true' }, signal?: AbortSignal): Promise<PermitForm> {
  const form = await call(permitFormApi.get, { params: { id }, query }, signal && { signal });
  if ('version' in form) return form;
  throw new AppError('forbidden');
}

/** Reads a form as its author edits it: its draft, or the published content. */
export function readEditedPermitForm(id: string, signal?: AbortSignal): Promise<PermitForm> {
  return readPermitForm(id, { draft: 'true' }, signal);
}

/** The published form, or the form as its author edits it. */
export function usePermitForm(id: string, isEdited = false): UseQueryResult<PermitForm> {
  return useQuery({
    queryKey: isEdited ? editedPermitFormKey(id) : permitFormKey(id),
    queryFn: ({ signal }) => (isEdited ? readEditedPermitForm(id, signal) : readPermitForm(id, {}, signal)),
  });
}

function rowOf(form: PermitForm): PermitFormRow {
  const { _id, company, name, description, meta, pages, unpublished } = form;
  return { _id, company, name, description, meta, pageCount: pages.length, roles: personRolesOf(pages), unpublished };
}

function changeRow(queryClient: QueryClient, id: string, change: Partial<PermitFormRow>): void {
  changeRows<PermitFormRow>(queryClient, listKey(PERMIT_FORMS), (row) =>
    row._id === id ? { ...row, ...change } : row,
  );
}

/** Caches a published form from its own write's answer; its row keeps its place, and its draft its content. */
export function putPermitForm(queryClient: QueryClient, form: PermitForm): void {
  const { _id: id, version, meta, unpublished } = form;
  queryClient.setQueryData(permitFormKey(id), form);
  queryClient.setQueryData<PermitForm>(editedPermitFormKey(id), (before) =>
    before && unpublished ? { ...before, version, meta, unpublished } : form,
  );
  changeRow(queryClient, id, rowOf(form));
}

/** Caches a form as its author edits it; without a draft it is the published form. */
export function putEditedPermitForm(queryClient: QueryClient, form: PermitForm): void {
  if (!form.unpublished) return putPermitForm(queryClient, form);
  queryClient.setQueryData(editedPermitFormKey(form._id), form);
  changeRow(queryClient, form._id, { unpublished: form.unpublished });
}

export function addPermitForm(queryClient: QueryClient, form: PermitForm): void {
  queryClient.setQueryData(permitFormKey(form._id), form);
  queryClient.setQueryData(editedPermitFormKey(form._id), form);
  addCompanyRow(queryClient, listKey(PERMIT_FORMS), rowOf(form));
}

export function dropPermitForm(queryClient: QueryClient, id: string): void {
  dropRow<PermitFormRow>(queryClient, listKey(PERMIT_FORMS), id);
  queryClient.removeQueries({ queryKey: permitFormKey(id) });
}
