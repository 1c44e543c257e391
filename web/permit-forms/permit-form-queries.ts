import { useQuery, type QueryClient, type UseQueryResult } from '@tanstack/react-query';
import { AppError } from '../../shared/core/errors.ts';
import { isKnown } from '../../shared/content/block-registry.ts';
import { permitFormApi } from '../../shared/permit-forms/permit-form-api.ts';
import type { PermitForm, PermitFormRow } from '../../shared/permit-forms/permit-form.ts';
import { call } from '../app/call.ts';
import { addCompanyRow, changeRows, dropRow } from '../lists/list-cache.ts';
import { emptyWhenUnauthorized } from '../lists/list-pages.ts';
import { listKey, type ListDesign } from '../lists/use-cursor-list.ts';

const PERMIT_FORMS = 'permit-forms';

export const permitFormList: ListDesign<PermitFormRow, 'all'> = {
  name: PERMIT_FORMS,
  states: ['all'],
  load: emptyWhenUnauthorized(({ state: _all, ...query }, signal) => call(permitFormApi.list, { query }, { signal })),
};

export const permitFormKey = (id: string) => ['permit-form', id] as const;

/** A permit form as its authors read it; those who may only try it out get less. */
export function usePermitForm(id: string): UseQueryResult<PermitForm> {
  return useQuery({
    queryKey: permitFormKey(id),
    queryFn: async ({ signal }) => {
      const form = await call(permitFormApi.get, { params: { id } }, { signal });
      if ('version' in form) return form;
      throw new AppError('forbidden');
    },
  });
}

type Roles = PermitFormRow['roles'];

function rolesOf({ pages }: Pick<PermitForm, 'pages'>): Roles {
  const blocks = pages.flatMap(({ content }) => content);
  const roles = blocks.flatMap((block) => (isKnown(block) && block.kind === 'person' ? [block.personRole] : []));
  return [...new Set(roles)];
}

function rowOf(form: PermitForm): PermitFormRow {
  const { _id, company, name, description, meta, pages } = form;
  return { _id, company, name, description, meta, pageCount: pages.length, roles: rolesOf(form) };
}

/** A form as its own write answered it: its row stays in its place, with what has changed. */
export function putPermitForm(queryClient: QueryClient, form: PermitForm): void {
  queryClient.setQueryData(permitFormKey(form._id), form);
  const row = rowOf(form);
  changeRows<PermitFormRow>(queryClient, listKey(PERMIT_FORMS), (each) => (each._id === row._id ? row : each));
}

export function addPermitForm(queryClient: QueryClient, form: PermitForm): void {
  queryClient.setQueryData(permitFormKey(form._id), form);
  addCompanyRow(queryClient, listKey(PERMIT_FORMS), rowOf(form));
}

export function dropPermitForm(queryClient: QueryClient, id: string): void {
  dropRow<PermitFormRow>(queryClient, listKey(PERMIT_FORMS), id);
  queryClient.removeQueries({ queryKey: permitFormKey(id) });
}
