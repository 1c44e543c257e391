import { useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { inductionFormApi } from '../../shared/induction-forms/induction-form-api.ts';
import { isAppError } from '../../shared/core/errors.ts';
import { call } from '../app/api/call.ts';

export type FormName = { _id: string; name: string; pin: string };

/** A form that is gone is no failure: the project may drop it. */
async function findForm(id: string, signal: AbortSignal): Promise<FormName | null> {
  try {
    const { meta } = await call(inductionFormApi.get, { params: { id }, query: {} }, { signal });
    return { _id: id, name: meta.name, pin: meta.pin };
  } catch (error) {
    if (isAppError(error, 'not_found')) return null;
    throw error;
  }
}

/** The names of forms by their ids, as they come; one that is gone says so. */
export function useFormNames(ids: readonly string[]): ReadonlyMap<string, FormName> {
  const { t } = useTranslation();
  const found = useQueries({
    queries: [...new Set(ids)].map((id) => ({
      queryKey: ['form-name', id],
      queryFn: ({ signal }: { signal: AbortSignal }) => findForm(id, signal),
    })),
  });
  const gone = (id: string): FormName => ({ _id: id, name: t('projects.settings.formGone'), pin: '' });
  return new Map(
    [...new Set(ids)].flatMap((id, place) => {
      const form = found[place]?.data;
      return form === undefined ? [] : [[id, form ?? gone(id)] as const];
    }),
  );
}
