import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { forgetWorkerSession, rememberWorkerSession, workerSession } from '../app/worker-sessions.ts';
import { clearDrafts } from '../drafts/draft-store.ts';
import { forgetFiles } from '../service-worker/kept-files.ts';
import { keepFinishedToken } from './finished-token.ts';
import { pageCount } from './page-indexes.ts';
import { siteName } from './site-texts.ts';
import { workerOutbox } from './worker-outbox.ts';
import { keptToken } from './worker-token.ts';

/** Remembers on this phone where the induction was left; a finished one is no longer offered for going on. */
export function rememberProgress(form: UserForm, pageIndex: number): void {
  const token = keptToken(form._id);
  if (token === undefined) return;
  if (form.meta.signed !== null) {
    keepFinishedToken(form._id, token);
    forgetWorkerSession(form._id);
    return;
  }
  const { resumeKey } = workerSession(form._id) ?? {};
  rememberWorkerSession({
    userFormId: form._id,
    token,
    ...(resumeKey && { resumeKey }),
    name: siteName(form),
    pageIndex,
    pageCount: pageCount(form),
    startedAt: form.meta.created,
  });
}

/** Removes everything of the induction from this phone. */
export async function forgetOnThisPhone(userFormId: string): Promise<void> {
  keepFinishedToken(userFormId, undefined);
  forgetWorkerSession(userFormId);
  clearDrafts(userFormId);
  await Promise.all([workerOutbox().forget(userFormId), forgetFiles(userFormId)]);
}
