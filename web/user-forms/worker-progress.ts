import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { clearDrafts } from '../drafts/draft-store.ts';
import { finishSession, forgetFinished } from '../phone/finished.ts';
import { forgetWorkerSession, rememberWorkerSession } from '../phone/worker-sessions.ts';
import { forgetFiles } from '../service-worker/kept-files.ts';
import { cardOf } from './card-of.ts';
import { keepFinishedToken } from './finished-token.ts';
import { pageCount } from './page-indexes.ts';
import { siteName } from './site-texts.ts';
import { workerOutbox } from './worker-outbox.ts';
import { keptToken } from './worker-token.ts';

/** Remembers on this phone where the induction was left; of a finished one it keeps what its card shows. */
export async function rememberProgress(form: UserForm, pageIndex: number): Promise<void> {
  const token = await keptToken(form._id);
  if (token === undefined) return;
  if (form.meta.signed !== null) {
    keepFinishedToken(form._id, token);
    await finishSession(cardOf(form, form.meta.signed));
    return;
  }
  await rememberWorkerSession({
    userFormId: form._id,
    token,
    name: siteName(form),
    pageIndex,
    pageCount: pageCount(form),
    startedAt: form.meta.created,
  });
}

/** Removes everything of the induction from this phone. */
export async function forgetOnThisPhone(userFormId: string): Promise<void> {
  keepFinishedToken(userFormId, undefined);
  clearDrafts(userFormId);
  await Promise.all([
    forgetWorkerSession(userFormId),
    forgetFinished(userFormId),
    workerOutbox().forget(userFormId),
    forgetFiles(userFormId),
  ]);
}
