import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { call } from '../app/api/call.ts';
import { emptyWhenUnauthorized, type LoadPage } from '../lists/list/list-pages.ts';
import type { ListDesign } from '../lists/list/use-cursor-list.ts';

export const FORMS = 'forms';

const loadForms: LoadPage<InductionFormRow, 'all'> = async ({ state: _all, ...query }, signal) => {
  const reply = await call(inductionFormApi.find, { query }, { signal });
  if ('items' in reply) return reply;
  throw new TypeError('One induction form came where the list was asked for.');
};

/** The list of induction forms for authors; it remembers its page and size apart from the approval list. */
export const formList: ListDesign<InductionFormRow, 'all'> = {
  name: FORMS,
  states: ['all'],
  load: emptyWhenUnauthorized(loadForms),
};

export const formKey = (id: string) => ['induction-form', id] as const;

/** Under the form's key, so that removing the form drops both. */
export const editedFormKey = (id: string) => [...formKey(id), 'edited'] as const;

/** Reads a form as its author edits it: its draft, or the published content. */
export function readEditedForm(id: string, signal?: AbortSignal): Promise<InductionForm> {
  return call(inductionFormApi.get, { params: { id }, query: { draft: 'true' } }, signal && { signal });
}

/** The published form, or the form as its author edits it. */
export function useForm(id: string, isEdited = false): UseQueryResult<InductionForm> {
  return useQuery({
    queryKey: isEdited ? editedFormKey(id) : formKey(id),
    queryFn: ({ signal }) =>
      isEdited ? readEditedForm(id, signal) : call(inductionFormApi.get, { params: { id }, query: {} }, { signal }),
  });
}
