import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/call.ts';
import { codeOf } from '../app/error-text.ts';
import { keepFreshUserForm } from '../app/fresh-user-form.ts';
import { forgetCodeToken, keepCodeToken, keptCodeToken } from '../phone/code-tokens.ts';
import { rememberWorkerSession, workerSession } from '../phone/worker-sessions.ts';

/** A token that also opens the worker's cards of earlier inductions: whoever has given a code is not asked for another. */
async function tokenFor(userFormId: string, code: string): Promise<string> {
  const input = { params: { id: userFormId }, body: { code, cardFetch: true } };
  const { token } = await call(editCodeApi.verifyForUserForm, input, { token: null });
  await keepCodeToken(userFormId, token);
  return token;
}

/** Loads the induction, remembers it on this phone, and answers how many pages of its own it has. */
async function openWithToken(userFormId: string, token: string): Promise<number> {
  const form = await call(userFormApi.get, { params: { id: userFormId } }, { token });
  const { pageIndex = 0 } = (await workerSession(userFormId)) ?? {};
  keepFreshUserForm(form);
  await rememberWorkerSession({
    userFormId,
    token,
    name: form.inductionForm.project.title[0] ?? form.inductionForm.name,
    pageIndex,
    pageCount: form.pages.length + 3,
    startedAt: form.meta.created,
  });
  return form.pages.length;
}

/** Opens the induction with the token that an earlier code was given for, as long as it is good. */
async function openWithKept(userFormId: string): Promise<number | undefined> {
  const known = await keptCodeToken(userFormId);
  if (known === undefined) return undefined;
  return openWithToken(userFormId, known).catch((error: unknown) => {
    if (codeOf(error) !== 'unauthorized') throw error;
    return undefined;
  });
}

/** Exchanges the code and opens the induction; a code that was right is not asked again when the network breaks after it. */
export async function openWithCode(userFormId: string, code: string): Promise<number> {
  const opened = await openWithKept(userFormId);
  const pages = opened ?? (await openWithToken(userFormId, await tokenFor(userFormId, code)));
  await forgetCodeToken(userFormId);
  return pages;
}

/** Opens the induction without a code on the phone that started it; rejects where a code is needed. */
export async function openOnOwnPhone(userFormId: string): Promise<number | undefined> {
  const { resumeKey } = (await workerSession(userFormId)) ?? {};
  if (resumeKey === undefined) return undefined;
  const input = { params: { id: userFormId }, body: { resumeKey } };
  const { token } = await call(sessionApi.resumeUserForm, input, { token: null });
  return openWithToken(userFormId, token);
}
