import { AppError } from '../../shared/core/errors.ts';
import { tokenApi } from '../../shared/sessions/token-api.ts';
import { call } from '../app/api/call.ts';
import { codeOf } from '../app/api/error-text.ts';
import { session as staffSession } from '../app/session/session.ts';
import { keptSession, renewSession } from '../phone/worker-sessions.ts';
import { clearWithDevice } from '../shared-device/shared-device.ts';
import { finishedToken } from './final/finished-token.ts';

/** Tokens of inductions that this phone did not start, until their form is loaded and stored. */
const fetched = new Map<string, string>();

clearWithDevice(() => fetched.clear());

/** This tab's token of an induction that the phone does not store. */
export function tokenOfTab(userFormId: string): string | undefined {
  return fetched.get(userFormId) ?? finishedToken(userFormId);
}

export async function keptToken(userFormId: string): Promise<string | undefined> {
  return (await keptSession(userFormId))?.token ?? tokenOfTab(userFormId);
}

async function newToken(userFormId: string): Promise<string> {
  const session = await keptSession(userFormId);
  const input = { params: { id: userFormId } };
  const { token } = session?.resumeKey
    ? await call(tokenApi.resumeUserForm, { ...input, body: { resumeKey: session.resumeKey } }, { token: null })
    : await call(tokenApi.userFormToken, input, { token: null });
  if (session) await renewSession(userFormId, token);
  else fetched.set(userFormId, token);
  return token;
}

/** Inductions that the logged-in user fills in as their own: the login opens them. */
const taken = new Set<string>();

export function takeAsUser(userFormId: string): void {
  taken.add(userFormId);
}

export const isTakenAsUser = (userFormId: string): boolean => taken.has(userFormId);

/**
 * Calls the API with the worker's token; renews a missing or expired token once, without asking the worker. Rejects with `code_required`
 * where only an edit code helps.
 */
export async function callAsWorker<T>(userFormId: string, work: (token: string) => Promise<T>): Promise<T> {
  const login = taken.has(userFormId) ? staffSession().authToken : undefined;
  if (login !== undefined) return work(login);
  const kept = await keptToken(userFormId);
  if (kept === undefined) return work(await newToken(userFormId));
  try {
    return await work(kept);
  } catch (error) {
    if (codeOf(error) !== 'unauthorized') throw error;
  }
  const token = await newToken(userFormId);
  return work(token).catch((error: unknown) => {
    throw codeOf(error) === 'unauthorized' ? new AppError('code_required') : error;
  });
}
