import { useEffect } from 'react';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { forgetFiles, keepFiles } from '../../service-worker/kept-files.ts';
import { keptFileUrls } from './kept-file-urls.ts';

/** Delays the prefetch, so that the first pages load first. */
const CALM_MILLISECONDS = 3000;

/** Prefetches the author's files to the phone while the induction is unfinished. */
export function useKeptFiles(form: UserForm): void {
  const { _id } = form;
  const isFinished = form.meta.signed !== null;
  const urls = keptFileUrls(form).join('\n');
  useEffect(() => {
    if (isFinished) {
      void forgetFiles(_id).catch(() => undefined);
      return undefined;
    }
    const timer = setTimeout(() => void keepFiles(_id, urls.split('\n')).catch(() => undefined), CALM_MILLISECONDS);
    return () => clearTimeout(timer);
  }, [_id, isFinished, urls]);
}
