import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/call.ts';
import { emptyWhenUnauthorized, type LoadPage } from '../lists/list-pages.ts';
import type { ListDesign } from '../lists/use-cursor-list.ts';
import { lastingFileTokens } from '../app/lasting-file-tokens.ts';

export const INDUCTION_FORMS = 'induction-forms';
export const USER_FORMS = 'user-forms';

/** A file token opens its files for an hour; the induction is asked for again before that. */
const FILE_TOKEN_MILLISECONDS = 45 * 60_000;

export type UserFormFilter = 'all' | 'waiting';

const loadInductionForms: LoadPage<InductionFormRow, 'all'> = async ({ state: _all, ...query }, signal) => {
  const reply = await call(inductionFormApi.find, { query }, { signal });
  if ('items' in reply) return reply;
  throw new TypeError('One induction form came where the list was asked for.');
};

export const inductionFormList: ListDesign<InductionFormRow, 'all'> = {
  name: INDUCTION_FORMS,
  states: ['all'],
  load: emptyWhenUnauthorized(loadInductionForms),
};

const USER_FORM_FILTERS: readonly [UserFormFilter, UserFormFilter] = ['all', 'waiting'];

/** The inductions of one form. */
export function userFormList(inductionFormId: string): ListDesign<UserFormRow, UserFormFilter> {
  return {
    name: USER_FORMS,
    of: inductionFormId,
    states: USER_FORM_FILTERS,
    load: (query, signal) => call(userFormApi.listOfForm, { params: { id: inductionFormId }, query }, { signal }),
  };
}

export function useInductionForm(id: string): UseQueryResult<InductionForm> {
  return useQuery({
    queryKey: ['induction-form', id],
    queryFn: ({ signal }) => call(inductionFormApi.get, { params: { id } }, { signal }),
  });
}

export const userFormKey = (id: string) => ['user-form', id] as const;

export function useUserForm(id: string): UseQueryResult<UserForm> {
  return useQuery({
    queryKey: userFormKey(id),
    queryFn: ({ signal }) => call(userFormApi.get, { params: { id } }, { signal }),
    structuralSharing: lastingFileTokens,
    refetchInterval: FILE_TOKEN_MILLISECONDS,
  });
}
