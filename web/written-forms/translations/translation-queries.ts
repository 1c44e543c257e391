import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import type { FormTranslation, TranslationList } from '../../../shared/translations/form-translation.ts';
import type { permitTranslationApi, translationApi } from '../../../shared/translations/translation-api.ts';
import { call } from '../../app/api/call.ts';

/** The calls of one sort of form. */
export type TranslationCalls = typeof translationApi | typeof permitTranslationApi;

const listKey = (id: string) => ['translations', id] as const;
export const translationKey = (id: string, language: WorkerLanguage) => [...listKey(id), language] as const;

/** How a form's texts stand in each language but its base. */
export function useTranslationList(calls: TranslationCalls, id: string): UseQueryResult<TranslationList> {
  return useQuery({
    queryKey: [...listKey(id), 'list'],
    queryFn: ({ signal }) => call(calls.list, { params: { id } }, { signal }),
  });
}

/** A form's texts in one language. */
export function useTranslationOf(
  calls: TranslationCalls,
  { id, language }: { id: string; language: WorkerLanguage },
): UseQueryResult<FormTranslation> {
  return useQuery({
    queryKey: translationKey(id, language),
    queryFn: ({ signal }) => call(calls.get, { params: { id, language } }, { signal }),
  });
}
