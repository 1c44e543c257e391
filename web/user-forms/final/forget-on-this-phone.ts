import { clearDrafts } from '../../drafts/draft-store.ts';
import { forgetFinished } from '../../phone/finished.ts';
import { forgetWorkerSession } from '../../phone/worker-sessions.ts';
import { forgetFiles } from '../../service-worker/kept-files.ts';
import { workerOutbox } from '../sending/worker-outbox.ts';
import { keepFinishedToken } from './finished-token.ts';

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
