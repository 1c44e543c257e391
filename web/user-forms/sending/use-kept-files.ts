import { useEffect } from 'react';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { fetchAhead, untilDrawn } from '../../app/api/fetch-ahead.ts';

/** Delays the prefetch, so that the first pages load first. */
const CALM_MILLISECONDS = 3000;

/** The keeping comes after the first page, as the files do; a failure is acceptable. */
async function keepLater(form: UserForm): Promise<void> {
  await untilDrawn();
  const keeping = await fetchAhead(() => import('./keep-form-files.ts'));
  await keeping?.keepFormFiles(form).catch(() => undefined);
}

/** Prefetches the author's files to the phone while the induction is unfinished. */
export function useKeptFiles(form: UserForm): void {
  useEffect(() => {
    const wait = form.meta.signed === null ? CALM_MILLISECONDS : 0;
    const timer = setTimeout(() => void keepLater(form), wait);
    return () => clearTimeout(timer);
  }, [form]);
}
