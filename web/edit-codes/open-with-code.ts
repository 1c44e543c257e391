import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import { tokenApi } from '../../shared/sessions/token-api.ts';
import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';
import { shownLanguage } from '../app/texts/shown-language.ts';
import { keepFreshUserForm } from '../app/session/fresh-user-form.ts';
import { forgetCodeToken, keepCodeToken, keptCodeToken } from '../phone/code-tokens.ts';
import { rememberWorkerSession, workerSession } from '../phone/worker-sessions.ts';

/** The code's token, which also opens the worker's cards of earlier inductions, so that one code is enough. */
async function tokenFor(userFormId: string, code: string): Promise<string> {
  const input = { params: { id: userFormId }, body: { code, cardFetch: true } };
  const { token } = await call(editCodeApi.verifyForUserForm, input, { token: null });
  await keepCodeToken(userFormId, token);
  return token;
}

/** Loads the induction, stores it on this phone, and answers the number of its own pages. */
async function openWithToken(userFormId: string, token: string): Promise<number> {
  const form = await call(
    userFormApi.get,
    { params: { id: userFormId }, query: { language: shownLanguage() } },
    { token },
  );
  const { pageIndex = 0 } = (await workerSession(userFormId)) ?? {};
  keepFreshUserForm(form);
  await rememberWorkerSession({
    userFormId,
    token,
    name: form.inductionForm.project.title[0] ?? form.inductionForm.name,
    pageIndex,
    pageCount: form.pages.length + 3,
    startedAt: form.meta.created,
    isLeft: undefined,
  });
  return form.pages.length;
}

/** Opens the induction with the stored token of an earlier code while the token is valid. */
async function openWithKept(userFormId: string): Promise<number | undefined> {
  const known = await keptCodeToken(userFormId);
  if (known === undefined) return undefined;
  return openWithToken(userFormId, known).catch((error: unknown) => {
    if (codeOf(error) !== 'unauthorized') throw error;
    return undefined;
  });
}

/** Exchanges the code and opens the induction; a network failure after a right code does not cost another code. */
export async function openWithCode(userFormId: string, code: string): Promise<number> {
  const opened = await openWithKept(userFormId);
  const pages = opened ?? (await openWithToken(userFormId, await tokenFor(userFormId, code)));
  await forgetCodeToken(userFormId);
  return pages;
}

/** Opens the induction without a code on the phone that started it; rejects where it needs a code. */
export async function openOnOwnPhone(userFormId: string): Promise<number | undefined> {
  const { resumeKey } = (await workerSession(userFormId)) ?? {};
  if (resumeKey === undefined) return undefined;
  const input = { params: { id: userFormId }, body: { resumeKey } };
  const { token } = await call(tokenApi.resumeUserForm, input, { token: null });
  return openWithToken(userFormId, token);
}
