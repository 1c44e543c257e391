import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { Reply } from '../../shared/core/endpoint.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import type { OwnUserFormRow, UserForm } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/api/call.ts';

type Page = Reply<typeof userFormSearchApi.mine>;
type Pages = InfiniteData<Page, string | undefined>;

const KEY = ['list', 'my-inductions'] as const;

/** The logged-in user's own inductions, newest first, paged. */
export function useOwnInductions() {
  return useInfiniteQuery({
    queryKey: KEY,
    queryFn: ({ pageParam, signal }) => call(userFormSearchApi.mine, { query: { cursor: pageParam } }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

function rowOf({ _id, company, user, meta, pagesSigned }: UserForm, companyName: string): OwnUserFormRow {
  const { firstName = '', lastName = '', company: employer = '', taxNumber = '' } = user;
  const { created, signed, approved, archived, validUntil = null, needsApproval = true, name, sourceFormId } = meta;
  const isRenewalAsked = Boolean(meta.renewal?.demand);
  const isRenewed = meta.renewal?.begun?.isInForce === true;
  const taxNumberState = meta.taxNumberValidation?.state ?? null;
  return {
    _id,
    company,
    user: { firstName, lastName, company: employer, taxNumber },
    meta: {
      created,
      signed,
      approved,
      archived,
      validUntil,
      needsApproval,
      isRenewalAsked,
      isRenewed,
      name,
      sourceFormId,
      taxNumberState,
    },
    pagesSigned,
    companyName,
  };
}

function withRow(pages: Pages | undefined, row: OwnUserFormRow): Pages | undefined {
  if (!pages) return pages;
  const [first, ...rest] = pages.pages.map(({ items, nextCursor }) => ({
    items: items.filter(({ _id }) => _id !== row._id),
    nextCursor,
  }));
  return first && { ...pages, pages: [{ ...first, items: [row, ...first.items] }, ...rest] };
}

/** Prepends a claimed induction to the cached list: the server's index may not have it yet. */
export function usePutOwnInduction(): (form: UserForm, companyName: string) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (form, companyName) => {
      queryClient.setQueryData<Pages>(KEY, (pages) => withRow(pages, rowOf(form, companyName)));
    },
    [queryClient],
  );
}
