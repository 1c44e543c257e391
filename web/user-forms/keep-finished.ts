import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { finishSession } from '../phone/finished.ts';
import { cardOf } from './card-of.ts';
import { keepFinishedToken } from './finished-token.ts';
import { keptToken } from './worker-token.ts';

/** What stays of a finished induction: in this tab the token that shows its last page, on the phone what its card shows. */
export async function keepFinished(form: UserForm): Promise<void> {
  if (form.meta.signed === null) return;
  const token = await keptToken(form._id);
  if (token !== undefined) keepFinishedToken(form._id, token);
  await finishSession(cardOf(form, form.meta.signed));
}
