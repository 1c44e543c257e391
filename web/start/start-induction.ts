import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { call } from '../app/api/call.ts';
import { mayTryAgain } from '../app/api/error-text.ts';
import { keepFreshUserForm } from '../app/session/fresh-user-form.ts';
import { newUuid } from '../app/api/uuid.ts';
import { inTurn } from '../offline/tabs.ts';
import type { WorkerSession } from '../phone/rows.ts';
import { beginStart, endStart } from '../phone/starts.ts';

type Started = Reply<typeof userFormApi.start>;

function sessionOf({ token, resumeKey, ...form }: Started, pin: string, startKey: string): WorkerSession {
  return {
    userFormId: form._id,
    token,
    resumeKey,
    name: form.inductionForm.project.title[0] ?? form.inductionForm.name,
    pageIndex: 0,
    // Counts the details page and the final page around the form's own pages; the first page is 0.
    pageCount: form.pages.length + 3,
    startedAt: form.meta.created,
    pin,
    startKey,
  };
}

async function start(pin: string, language: WorkerLanguage, key: string): Promise<string> {
  try {
    const input = { query: { language }, body: { inductionFormPin: pin } };
    // Sends no login token: the induction belongs to the worker at the device, not to its logged-in user.
    const started = await call(userFormApi.start, input, { token: null, key });
    const { token: _, resumeKey: __, ...form } = started;
    keepFreshUserForm(form);
    await endStart(key, sessionOf(started, pin, key));
    return form._id;
  } catch (error) {
    // Else the server may have started the induction, or may do so with the same key.
    if (!mayTryAgain(error)) await endStart(key);
    throw error;
  }
}

/**
 * Starts an induction by its PIN and answers its id. Retries a start whose answer was lost and joins a start that runs in any tab, so that
 * two presses make one induction. Never answers one of the ids in `begun`.
 */
export function startInduction(pin: string, language: WorkerLanguage, begun: readonly string[]): Promise<string> {
  return inTurn(`start ${pin}`, async () => {
    const beginning = await beginStart({ pin, begun, newKey: newUuid });
    return 'joined' in beginning ? beginning.joined : start(pin, language, beginning.key);
  });
}
