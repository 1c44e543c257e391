import { useEffect, useEffectEvent } from 'react';
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
  const { _id, formImageToken, formDocumentToken } = form;
  const isFinished = form.meta.signed !== null;
  const keep = useEffectEvent(() => void keepLater(form));
  // Each autosave makes another form: only what changes the files' addresses begins the wait anew.
  useEffect(() => {
    const timer = setTimeout(() => keep(), isFinished ? 0 : CALM_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [_id, isFinished, formImageToken, formDocumentToken]);
}
