import { AppError } from '../../shared/core/errors.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { call } from '../app/call.ts';
import { codeOf } from '../app/error-text.ts';
import { session as staffSession } from '../app/session.ts';
import { renewSession, workerSession } from '../phone/worker-sessions.ts';
import { finishedToken } from './finished-token.ts';

/** Tokens of inductions that this phone did not start, until their form is loaded and remembered. */
const fetched = new Map<string, string>();

/** The token that this tab has of an induction which the phone does not remember, or no longer. */
export function tokenOfTab(userFormId: string): string | undefined {
  return fetched.get(userFormId) ?? finishedToken(userFormId);
}

export async function keptToken(userFormId: string): Promise<string | undefined> {
  return (await workerSession(userFormId))?.token ?? tokenOfTab(userFormId);
}

async function newToken(userFormId: string): Promise<string> {
  const session = await workerSession(userFormId);
  const input = { params: { id: userFormId } };
  const { token } = session?.resumeKey
    ? await call(sessionApi.resumeUserForm, { ...input, body: { resumeKey: session.resumeKey } }, { token: null })
    : await call(sessionApi.userFormToken, input, { token: null });
  if (session) await renewSession(userFormId, token);
  else fetched.set(userFormId, token);
  return token;
}

/** Inductions that the logged-in user takes as their own: the login opens them. */
const taken = new Set<string>();

export function takeAsUser(userFormId: string): void {
  taken.add(userFormId);
}

/**
 * Calls with the worker's token; one that is missing or no longer good is renewed once, without asking the worker.
 * Rejects with `code_required` where only an edit code helps.
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
