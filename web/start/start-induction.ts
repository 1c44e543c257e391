import type { Language } from '../../shared/core/fields.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { call } from '../app/call.ts';
import { codeOf, type ShownCode } from '../app/error-text.ts';
import { keepFreshUserForm } from '../app/fresh-user-form.ts';
import { rememberWorkerSession, unfinishedWithPin, type WorkerSession } from '../app/worker-sessions.ts';
import { inTurn } from '../offline/tabs.ts';
import { forgetPendingStart, keyOfStart } from './pending-starts.ts';

type Started = Reply<typeof userFormApi.start>;

function remember(started: Started, pin: string, startKey: string): string {
  const { token, resumeKey, ...form } = started;
  keepFreshUserForm(form);
  rememberWorkerSession({
    userFormId: form._id,
    token,
    resumeKey,
    name: form.inductionForm.project.title[0] ?? form.inductionForm.name,
    pageIndex: 0,
    // The person's details and the final page stand around the form's own pages; the first page is 0.
    pageCount: form.pages.length + 3,
    startedAt: form.meta.created,
    pin,
    startKey,
  });
  return form._id;
}

/** After these the server may have started the induction, or may do so with the same key. */
const UNANSWERED: ReadonlySet<ShownCode> = new Set(['network', 'system_error', 'too_many_requests']);

async function start(pin: string, language: Language): Promise<string> {
  const key = keyOfStart(pin);
  try {
    const input = { query: { language }, body: { inductionFormPin: pin } };
    // Whoever is logged in on this device, the induction is the worker's who holds it.
    const userFormId = remember(await call(userFormApi.start, input, { token: null, key }), pin, key);
    forgetPendingStart(key);
    return userFormId;
  } catch (error) {
    if (!UNANSWERED.has(codeOf(error))) forgetPendingStart(key);
    throw error;
  }
}

/**
 * Starts an induction by its PIN and answers its id. A start whose answer was lost is repeated, and one that runs in
 * this or another tab is joined, so that two presses make one induction: one that is none of the `begun`.
 */
export function startInduction(
  pin: string,
  language: Language,
  begun: readonly WorkerSession[] = unfinishedWithPin(pin),
): Promise<string> {
  const before = new Set(begun.map(({ userFormId }) => userFormId));
  return inTurn(`start ${pin}`, async () => {
    const joined = unfinishedWithPin(pin).find(({ userFormId }) => !before.has(userFormId));
    return joined ? joined.userFormId : start(pin, language);
  });
}
