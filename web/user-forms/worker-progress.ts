import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { clearDrafts } from '../drafts/draft-store.ts';
import { forgetFinished } from '../phone/finished.ts';
import { forgetWorkerSession, keepPlace } from '../phone/worker-sessions.ts';
import { forgetFiles } from '../service-worker/kept-files.ts';
import { keepFinished } from './final/keep-finished.ts';
import { keepFinishedToken } from './final/finished-token.ts';
import { pageCount } from './form-page/page-indexes.ts';
import { siteName } from './form-page/site-texts.ts';
import { workerOutbox } from './sending/worker-outbox.ts';
import { tokenOfTab } from './worker-token.ts';

/** Records on this phone the induction's last page, or that it is finished. */
export async function rememberProgress(form: UserForm, pageIndex: number): Promise<void> {
  if (form.meta.signed !== null) {
    await keepFinished(form);
    return;
  }
  const place = {
    userFormId: form._id,
    name: siteName(form),
    pageIndex,
    pageCount: pageCount(form),
    startedAt: form.meta.created,
  };
  await keepPlace(place, tokenOfTab(form._id));
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
