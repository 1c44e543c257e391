import type { Language } from '../../shared/core/fields.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { Reply } from '../../shared/core/endpoint.ts';
import { call } from '../app/call.ts';
import { keepFreshUserForm } from '../app/fresh-user-form.ts';
import { NetworkError } from '../app/network-error.ts';
import { newUuid } from '../app/uuid.ts';
import { rememberWorkerSession } from '../app/worker-sessions.ts';

type Started = Reply<typeof userFormApi.start>;
type Attempt = { key: string; running?: Promise<string> | undefined };

/** By PIN. An attempt whose answer was lost is repeated with the same key, so that it starts no second induction. */
const attempts = new Map<string, Attempt>();

function remember(started: Started): string {
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
  });
  return form._id;
}

async function start(pin: string, language: Language, key: string): Promise<string> {
  const input = { query: { language }, body: { inductionFormPin: pin } };
  // Whoever is logged in on this device, the induction is the worker's who holds it.
  return remember(await call(userFormApi.start, input, { token: null, key }));
}

/** Starts an induction by its PIN and answers its id; a second call for the same PIN joins the one that is running. */
export function startInduction(pin: string, language: Language): Promise<string> {
  const attempt = attempts.get(pin) ?? { key: newUuid() };
  if (attempt.running) return attempt.running;
  attempts.set(pin, attempt);
  attempt.running = start(pin, language, attempt.key).then(
    (userFormId) => {
      attempts.delete(pin);
      return userFormId;
    },
    (error: unknown) => {
      attempt.running = undefined;
      if (!(error instanceof NetworkError)) attempts.delete(pin);
      throw error;
    },
  );
  return attempt.running;
}
