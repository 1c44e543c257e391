import type { WorkerLanguage } from '../../../shared/core/fields.ts';
import { isAppError } from '../../../shared/core/errors.ts';
import { renewalApi } from '../../../shared/user-forms/renewal/renewal-api.ts';
import type { UserForm } from '../../../shared/user-forms/user-form.ts';
import { call } from '../../app/api/call.ts';
import { mayTryAgain } from '../../app/api/error-text.ts';
import { newUuid } from '../../app/api/uuid.ts';
import { keepFreshUserForm } from '../../app/session/fresh-user-form.ts';
import { inTurn } from '../../offline/tabs.ts';
import type { WorkerSession } from '../../phone/rows.ts';
import { beginStart, endStart } from '../../phone/starts.ts';
import { pageCount } from '../form-page/page-indexes.ts';
import { siteName } from '../form-page/site-texts.ts';
import { callAsWorker, isTakenAsUser } from '../worker-token.ts';

/** The renewal that has begun already, as the refusal names it. */
function begunOf(error: unknown): string | undefined {
  if (!isAppError(error, 'invalid_state')) return undefined;
  const id = error.detail.issues?.find(({ code }) => code === 'renewal_begun')?.params?.['userFormId'];
  return typeof id === 'string' ? id : undefined;
}

/** A renewal by its id; `isFresh`: this phone has its keys now. */
export type Begun = { userFormId: string; isFresh: boolean };

/** Begins the renewal of an induction once, also where an answer was lost, and keeps its keys on the phone as a start does. */
export function renewInduction({ _id }: Pick<UserForm, '_id'>, language: WorkerLanguage): Promise<Begun> {
  const pin = `renew ${_id}`;
  return inTurn(pin, async () => {
    const beginning = await beginStart({ pin, begun: [], newKey: newUuid });
    if ('joined' in beginning) return { userFormId: beginning.joined, isFresh: true };
    const { key } = beginning;
    try {
      const input = { params: { id: _id }, query: { language } };
      const started = await callAsWorker(_id, (token) => call(renewalApi.renew, input, { token, key }));
      const { token, resumeKey, ...form } = started;
      keepFreshUserForm(form);
      await endStart(key, isTakenAsUser(_id) ? undefined : sessionOf(form, { token, resumeKey, startKey: key }));
      return { userFormId: form._id, isFresh: true };
    } catch (error) {
      // Else the server may have begun the renewal, or may do so with the same key.
      if (!mayTryAgain(error)) await endStart(key);
      const userFormId = begunOf(error);
      if (userFormId === undefined) throw error;
      return { userFormId, isFresh: false };
    }
  });
}

function sessionOf(form: UserForm, keys: Pick<WorkerSession, 'token' | 'resumeKey' | 'startKey'>): WorkerSession {
  return {
    ...keys,
    userFormId: form._id,
    name: siteName(form),
    pageIndex: 0,
    pageCount: pageCount(form),
    startedAt: form.meta.created,
  };
}
