import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/call.ts';
import { keepFreshUserForm } from '../app/fresh-user-form.ts';
import { rememberWorkerSession, workerSession } from '../app/worker-sessions.ts';

/** Tokens that a code was given for while the form itself could not be loaded: a code works only once. */
const tokens = new Map<string, string>();

/** A token that also opens the worker's cards of earlier inductions: whoever has given a code is not asked for another. */
async function tokenFor(userFormId: string, code: string): Promise<string> {
  const known = tokens.get(userFormId);
  if (known !== undefined) return known;
  const input = { params: { id: userFormId }, body: { code, cardFetch: true } };
  const { token } = await call(editCodeApi.verifyForUserForm, input, { token: null });
  tokens.set(userFormId, token);
  return token;
}

/** Loads the induction, remembers it on this phone, and answers how many pages of its own it has. */
async function openWithToken(userFormId: string, token: string): Promise<number> {
  const form = await call(userFormApi.get, { params: { id: userFormId } }, { token });
  const { resumeKey, pageIndex = 0 } = workerSession(userFormId) ?? {};
  keepFreshUserForm(form);
  rememberWorkerSession({
    userFormId,
    token,
    ...(resumeKey && { resumeKey }),
    name: form.inductionForm.project.title[0] ?? form.inductionForm.name,
    pageIndex,
    pageCount: form.pages.length + 3,
    startedAt: form.meta.created,
  });
  return form.pages.length;
}

/** Exchanges the code and opens the induction; a code that was right is not asked again when the network breaks after it. */
export async function openWithCode(userFormId: string, code: string): Promise<number> {
  const pages = await openWithToken(userFormId, await tokenFor(userFormId, code));
  tokens.delete(userFormId);
  return pages;
}

/** Opens the induction without a code on the phone that started it; rejects where a code is needed. */
export async function openOnOwnPhone(userFormId: string): Promise<number | undefined> {
  const { resumeKey } = workerSession(userFormId) ?? {};
  if (resumeKey === undefined) return undefined;
  const input = { params: { id: userFormId }, body: { resumeKey } };
  const { token } = await call(sessionApi.resumeUserForm, input, { token: null });
  return openWithToken(userFormId, token);
}
