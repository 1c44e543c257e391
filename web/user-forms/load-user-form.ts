import { userFormApi } from '../../shared/user-forms/user-form-api.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/api/call.ts';
import { shownLanguage } from '../app/texts/shown-language.ts';
import { callAsWorker } from './worker-token.ts';

/** Loads the induction from the server, with its texts in a language as far as its form has them. */
export function loadUserForm(userFormId: string, language: WorkerLanguage = shownLanguage()): Promise<UserForm> {
  return callAsWorker(userFormId, (token) =>
    call(userFormApi.get, { params: { id: userFormId }, query: { language } }, { token }),
  );
}
