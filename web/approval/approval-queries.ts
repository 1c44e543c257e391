import { useInfiniteQuery, useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import type { InductionForm, InductionFormRow } from '../../shared/induction-forms/induction-form.ts';
import { messageApi } from '../../shared/messages/message-api.ts';
import type { ChosenUserForms } from '../../shared/site-paths/staff-screen-paths.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { UserForm, UserFormRow } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/api/call.ts';
import { useLanguage } from '../app/texts/i18n.ts';
import { emptyWhenUnauthorized, type ListPage, type LoadPage } from '../lists/list/list-pages.ts';
import type { ListDesign } from '../lists/list/use-cursor-list.ts';
import { lastingFileTokens, untilTokensEnd } from '../app/api/lasting-file-tokens.ts';
import { INDUCTION_FORMS, WAITING_FORMS } from './first-calls.ts';

export const USER_FORMS = 'user-forms';

/** A file token expires after an hour; what is asked for after this is fetched anew. */
const FILE_TOKEN_MILLISECONDS = 45 * 60_000;

export type InductionFormFilter = 'all' | 'waiting' | 'archived';
export type UserFormFilter = 'all' | 'approved' | ChosenUserForms['state'];

type FormsQuery = Parameters<typeof call<typeof inductionFormApi.find>>[1]['query'];

async function findForms(query: FormsQuery, signal: AbortSignal): Promise<ListPage<InductionFormRow>> {
  const reply = await call(inductionFormApi.find, { query }, { signal });
  if ('items' in reply) return reply;
  throw new TypeError('One induction form came where the list was asked for.');
}

const loadInductionForms: LoadPage<InductionFormRow, InductionFormFilter> = ({ state, ...query }, signal) =>
  state === 'archived'
    ? findForms({ ...query, archived: 'true' }, signal)
    : findForms({ ...query, state, archived: undefined }, signal);

export const inductionFormList: ListDesign<InductionFormRow, InductionFormFilter> = {
  name: INDUCTION_FORMS,
  states: ['all', 'waiting', 'archived'],
  load: emptyWhenUnauthorized(loadInductionForms),
};

export function useWaitingForms(company: string | undefined): UseQueryResult<ListPage<InductionFormRow>> {
  return useQuery({
    queryKey: ['waiting-forms', company ?? ''],
    queryFn: ({ signal }) => findForms({ ...WAITING_FORMS, company }, signal),
  });
}

const USER_FORM_FILTERS = [
  'all',
  'waiting',
  'approved',
  'renewal',
  'ending',
] as const satisfies readonly UserFormFilter[];

/** One form's inductions. */
export function userFormList(inductionFormId: string): ListDesign<UserFormRow, UserFormFilter> {
  return {
    name: USER_FORMS,
    of: inductionFormId,
    states: USER_FORM_FILTERS,
    load: (query, signal) => call(userFormSearchApi.listOfForm, { params: { id: inductionFormId }, query }, { signal }),
  };
}

/** The inductions of all forms of a project, in the same sort orders as a form's. */
export function projectUserFormList(projectId: string): ListDesign<UserFormRow, UserFormFilter> {
  return {
    name: USER_FORMS,
    of: projectId,
    states: USER_FORM_FILTERS,
    load: emptyWhenUnauthorized((query, signal) =>
      call(userFormSearchApi.listOfProject, { params: { id: projectId }, query }, { signal }),
    ),
  };
}

export const inductionFormKey = (id: string) => ['induction-form', id] as const;

export function useInductionForm(id: string): UseQueryResult<InductionForm> {
  return useQuery({
    queryKey: inductionFormKey(id),
    queryFn: ({ signal }) => call(inductionFormApi.get, { params: { id }, query: {} }, { signal }),
  });
}

const userFormKey = (id: string) => ['user-form', id] as const;

/** The query of one induction with its texts in a language. */
export function userFormQuery(id: string, language: WorkerLanguage) {
  return {
    queryKey: [...userFormKey(id), language] as const,
    queryFn: ({ signal }: { signal: AbortSignal }): Promise<UserForm> =>
      call(userFormApi.get, { params: { id }, query: { language } }, { signal }),
    structuralSharing: lastingFileTokens,
  };
}

export function useUserForm(id: string): UseQueryResult<UserForm> {
  const query = userFormQuery(id, useLanguage());
  return useQuery({
    ...query,
    // A change of the language keeps the induction on the screen until its texts have come.
    placeholderData: (before: UserForm | undefined) => (before?._id === id ? before : undefined),
    refetchInterval: untilTokensEnd,
  });
}

/** Changes the cached induction in every language in which it was read. */
export function changeUserForm(queryClient: QueryClient, id: string, change: (form: UserForm) => UserForm): void {
  queryClient.setQueriesData<UserForm>({ queryKey: userFormKey(id) }, (form) => form && change(form));
}

/** Caches an induction as an act answered it: in the base, so the texts of a form in several languages are read anew. */
export function putCachedUserForm(queryClient: QueryClient, after: UserForm): void {
  changeUserForm(queryClient, after._id, () => after);
  if (after.language) void queryClient.invalidateQueries({ queryKey: userFormKey(after._id) });
}

export const messagesKey = (userFormId: string) => ['messages', `userForm#${userFormId}`] as const;

/** The messages about an induction, newest first, paged. */
export function useMessages(userFormId: string) {
  return useInfiniteQuery({
    queryKey: messagesKey(userFormId),
    queryFn: ({ pageParam, signal }) =>
      call(messageApi.list, { query: { about: `userForm#${userFormId}`, cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor ?? undefined,
  });
}

/** Several inductions in the order of their ids; omits those that cannot be read. */
export function useUserFormsByIds(ids: readonly string[]): UseQueryResult<UserForm[]> {
  const language = useLanguage();
  return useQuery({
    queryKey: ['user-forms-by-ids', ids, language],
    queryFn: ({ signal }) =>
      call(userFormSearchApi.byIds, { params: { ids: ids.join(',') }, query: { language } }, { signal }),
    enabled: ids.length > 0,
    refetchOnWindowFocus: false,
    staleTime: FILE_TOKEN_MILLISECONDS,
  });
}
