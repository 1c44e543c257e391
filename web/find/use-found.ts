import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { findApi } from '../../shared/find/find-api.ts';
import { call } from '../app/api/call.ts';
import { useSelectedCompany } from '../app/shell/company/use-selected-company.ts';

const PAUSE_MILLISECONDS = 250;

/** The words once nobody has typed for a moment. */
function usePaused(words: string): string {
  const [paused, setPaused] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(words), PAUSE_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [words]);
  return paused;
}

/** What is found by the words; an answer to earlier words is dropped, and shown only while the next one is awaited. */
export function useFound(typed: string) {
  const company = useSelectedCompany();
  const words = usePaused(typed.trim());
  const { data, error, isFetching } = useQuery({
    queryKey: ['find', company ?? '', words],
    queryFn: ({ signal }) => call(findApi.find, { query: { q: words, company } }, { signal }),
    enabled: words !== '',
    placeholderData: keepPreviousData,
  });
  const isAnswered = words !== '' && words === typed.trim() && !isFetching && data !== undefined;
  const found = words === '' ? undefined : data;
  return { groups: found?.groups ?? [], isCut: found?.isCut === true, words, error, isAnswered };
}
