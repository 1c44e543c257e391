import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { call } from '../app/api/call.ts';
import { useFormNames, type FormName } from './use-form-names.ts';

const MOST_SHOWN = 50;

async function findForms(q: string, company: string, signal: AbortSignal) {
  const query = { limit: String(MOST_SHOWN), company, ...(q.trim() !== '' && { q: q.trim() }) };
  const reply = await call(inductionFormApi.find, { query }, { signal });
  if (!('items' in reply)) throw new TypeError('One induction form came where the list was asked for.');
  const forms = reply.items.map(({ _id, meta }): FormName => ({ _id, name: meta.name, pin: meta.pin }));
  return { forms, hasMore: reply.nextCursor !== null };
}

/**
 * The selectable forms: those selected when the page opened, then the others, newest first; with a search, its matches. Ticking does not
 * reorder them.
 */
export function useFormChoices(chosen: readonly string[], q: string, company: string) {
  const [first] = useState(chosen);
  const { data, error, refetch } = useQuery({
    queryKey: ['form-choices', company, q.trim()],
    queryFn: ({ signal }) => findForms(q, company, signal),
  });
  const listed = data?.forms ?? [];
  const known = new Map(listed.map((form) => [form._id, form]));
  const unlisted = data ? [...new Set([...first, ...chosen])].filter((id) => !known.has(id)) : [];
  const names = useFormNames(q.trim() === '' ? unlisted : []);
  const shownFirst = first.flatMap((id) => known.get(id) ?? names.get(id) ?? []);
  const forms =
    q.trim() === ''
      ? [
          ...shownFirst,
          ...unlisted.filter((id) => !first.includes(id)).flatMap((id) => names.get(id) ?? []),
          ...listed.filter(({ _id }) => !first.includes(_id)),
        ]
      : listed;
  return { forms, hasMore: data?.hasMore ?? false, isLoading: data === undefined && !error, error, refetch };
}
