import type { CallerUser } from '../../../shared/core/caller.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { permitApi } from '../../../shared/permits/permit-api.ts';
import type { Permit } from '../../../shared/permits/permit.ts';
import { shownLanguage } from '../../app/texts/shown-language.ts';
import { call } from '../../app/api/call.ts';
import { codeOf } from '../../app/api/error-text.ts';

/**
 * The reviewer of a permit in this tab, by PIN. It is separate from the browser's login: opening a permit from a mail does not end that
 * login.
 */
export type ReviewSession = { pin: string; token: string; user: CallerUser };

const keyOf = (permitId: string) => `permitReview:${permitId}`;

/** For a tab whose browser stores nothing. */
const memory = new Map<string, ReviewSession>();

function isSession(value: unknown): value is ReviewSession {
  const session = value as Partial<ReviewSession> | null;
  return typeof session?.pin === 'string' && typeof session.token === 'string' && typeof session.user === 'object';
}

function readSession(permitId: string): ReviewSession | undefined {
  const held = memory.get(permitId);
  if (held) return held;
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(keyOf(permitId)) ?? 'null');
    return isSession(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** The PIN with which this tab has opened a permit. */
export const pinOfTab = (permitId: string): string | undefined => readSession(permitId)?.pin;

function keepSession(permitId: string, session: ReviewSession): void {
  memory.set(permitId, session);
  try {
    sessionStorage.setItem(keyOf(permitId), JSON.stringify(session));
  } catch {
    // Then the session lasts until the tab reloads.
  }
}

function endSession(permitId: string): void {
  memory.delete(permitId);
  try {
    sessionStorage.removeItem(keyOf(permitId));
  } catch {
    // There is no session to end.
  }
}

async function logIn(permitId: string, pin: string): Promise<ReviewSession> {
  endSession(permitId);
  const { user, token } = await call(permitApi.review, { params: { id: permitId }, body: { pin } }, { token: null });
  const session = { pin, token, user };
  keepSession(permitId, session);
  return session;
}

/** Ends a session with another PIN than the address has, and starts one with the address's PIN (rule 2.3). */
async function sessionOf(permitId: string, pin: string): Promise<ReviewSession> {
  const held = readSession(permitId);
  return held?.pin === pin ? held : logIn(permitId, pin);
}

/**
 * Calls the API as a permit's reviewer. When the server rejects the token, submits the PIN once more; a second refusal rejects with
 * `unauthorized`, like a wrong PIN.
 */
export async function asReviewer<Answer>(
  { permitId, pin }: { permitId: string; pin: string },
  act: (session: ReviewSession) => Promise<Answer>,
): Promise<Answer> {
  const session = await sessionOf(permitId, pin);
  try {
    return await act(session);
  } catch (error) {
    if (codeOf(error) !== 'unauthorized') throw error;
    return act(await logIn(permitId, pin));
  }
}

export type Reviewed = { permit: Permit; user: CallerUser };

/** The permit of a link, with its reader. `permitId` may be the id of a print's link. */
export function loadReviewed(link: { permitId: string; pin: string }): Promise<Reviewed> {
  return asReviewer(link, async ({ token, user }) => {
    if (user.permitId === undefined) throw new AppError('unauthorized');
    const asked = { params: { id: user.permitId }, query: { language: shownLanguage() } };
    return { permit: await call(permitApi.get, asked, { token }), user };
  });
}
