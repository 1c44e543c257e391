import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { call } from '../app/call.ts';
import { emptyWhenUnauthorized, type LoadPage } from '../lists/list-pages.ts';
import type { ListDesign } from '../lists/use-cursor-list.ts';

export const FORMS = 'forms';

const loadForms: LoadPage<InductionFormRow, 'all'> = async ({ state: _all, ...query }, signal) => {
  const reply = await call(inductionFormApi.find, { query }, { signal });
  if ('items' in reply) return reply;
  throw new TypeError('One induction form came where the list was asked for.');
};

/** The induction forms as their authors see them; page and size are remembered apart from those of the approvals. */
export const formList: ListDesign<InductionFormRow, 'all'> = {
  name: FORMS,
  states: ['all'],
  load: emptyWhenUnauthorized(loadForms),
};

export const formKey = (id: string) => ['induction-form', id] as const;

export function useForm(id: string): UseQueryResult<InductionForm> {
  return useQuery({
    queryKey: formKey(id),
    queryFn: ({ signal }) => call(inductionFormApi.get, { params: { id } }, { signal }),
  });
}
