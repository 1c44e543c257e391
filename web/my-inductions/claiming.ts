import { editCodeApi } from '../../shared/edit-codes/edit-code-api.ts';
import type { CodeSent } from '../../shared/edit-codes/edit-code-shapes.ts';
import type { WorkerLanguage } from '../../shared/core/fields.ts';
import { userFormActionApi } from '../../shared/user-forms/user-form-action-api.ts';
import { userFormSearchApi } from '../../shared/user-forms/user-form-search-api.ts';
import type { UserForm } from '../../shared/user-forms/user-form.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';
import { workerSession } from '../phone/worker-sessions.ts';

/** The known facts of an induction before its claim. */
export type Found = { _id: string; name: string; companyName: string };

export type Claimed = { found: Found; form: UserForm };

export const findByPin = (pin: string): Promise<Found> => call(userFormSearchApi.findByPin, { query: { pin } });

async function claim(id: string, proof: { token?: string; code?: string }): Promise<UserForm> {
  return call(userFormActionApi.claim, { params: { id }, body: proof });
}

/** Claims with this phone's token of the induction, otherwise with the user's verified e-mail. Answers undefined if a code is needed. */
export async function claimAtOnce(id: string): Promise<UserForm | undefined> {
  const token = (await workerSession(id))?.token;
  for (const proof of [...(token === undefined ? [] : [{ token }]), {}]) {
    try {
      return await claim(id, proof);
    } catch (error) {
      if (codeOf(error) !== 'code_required') throw error;
    }
  }
  return undefined;
}

export const claimWithCode = (id: string, code: string): Promise<UserForm> => claim(id, { code });

export function sendCode(id: string, language: WorkerLanguage, reset: boolean): Promise<CodeSent> {
  return call(editCodeApi.sendForUserForm, { params: { id }, query: { language }, body: { reset } }, { token: null });
}
