import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { finishSession } from '../../phone/finished.ts';
import { forgetWorkerSession, keptSession } from '../../phone/worker-sessions.ts';
import { isSharedDevice } from '../../shared-device/shared-mark.ts';
import { cardOf } from './card-of.ts';
import { keepFinishedToken } from './finished-token.ts';
import { keptToken } from '../worker-token.ts';

/** Whether an induction was left on a shared device: the phone removes it when its queue is empty. */
export async function isLeft(userFormId: string): Promise<boolean> {
  return (await keptSession(userFormId))?.isLeft === true;
}

/**
 * Keeps what a finished induction leaves: in this tab the token for its last page, on the phone its card. A shared device keeps nothing.
 */
export async function keepFinished(form: UserForm): Promise<void> {
  if (isSharedDevice() || (await isLeft(form._id))) return forgetWorkerSession(form._id);
  if (form.meta.signed === null) return;
  const token = await keptToken(form._id);
  if (token !== undefined) keepFinishedToken(form._id, token);
  await finishSession(cardOf(form, form.meta.signed));
}
