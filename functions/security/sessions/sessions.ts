import { AppError } from '../../../shared/core/errors.ts';
import { USE_NOTED_MINUTES } from '../../../shared/sessions/session-limits.ts';
import {
  sessionsWrite,
  sessionUseWrite,
  type SessionRecord,
  type Sessions,
} from '../../store/entities/users/sessions.ts';
import { findUser, type UserRecord } from '../../store/entities/users/users.ts';
import { ConditionFailed } from '../../store/table-errors.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { newId } from '../random-ids.ts';
import type { Beginning } from './client.ts';

const MOST_SESSIONS = 20;
/** As many logins of one user may begin at the same moment. */
const MOST_LOGINS_AT_ONCE = 50;

/** Begins a session of a user who has proved who they are, over what ended and, above the most, over the one that began first. */
export async function beginSession(
  world: World,
  proved: UserRecord,
  client: Beginning,
): Promise<{ user: UserRecord; sessionId: string }> {
  const sessionId = newId(world);
  const begin = async (tries: number) => {
    const user = tries === 1 ? proved : await findUser(world.table, proved._id);
    // A password that was changed meanwhile proves nothing any more.
    if (user?.epoch !== proved.epoch) throw new AppError('loginFailed');
    const now = secondsOf(world);
    const begun: SessionRecord = { epoch: user.epoch, begun: now, used: now, ...client };
    const sessions = { ...newest(livingSessions(world, user), MOST_SESSIONS - 1), [sessionId]: begun };
    await world.table.write([sessionsWrite(user, sessions)]);
    return { user: { ...user, sessions }, sessionId };
  };
  return untilWritten(begin, { mostTries: MOST_LOGINS_AT_ONCE });
}

/** A user's sessions after a change that ends all: none, or that of the caller who made it under a new id, so that its former token ends. */
export function renewedSessions(
  world: World,
  { sessions, epoch }: Pick<UserRecord, 'sessions' | 'epoch'>,
  sessionId: string | undefined,
): Sessions {
  const own = sessionId === undefined ? undefined : sessions[sessionId];
  return own ? { [newId(world)]: { ...own, epoch, used: secondsOf(world) } } : {};
}

/** The sessions of a user that have not ended, the earliest first. */
export function livingSessions(world: World, user: Pick<UserRecord, 'sessions' | 'epoch'>): Sessions {
  const living = Object.entries(user.sessions).filter(
    ([, session]) => session.epoch === user.epoch && secondsLeft(world, session) > 0,
  );
  return Object.fromEntries(living.toSorted(([, one], [, other]) => one.begun - other.begun));
}

/** The seconds until a session ends, by its age or without use. */
function secondsLeft(world: World, session: SessionRecord): number {
  const { idleMinutes } = world.settings.sessions;
  return Math.min(secondsOfLife(world, session), session.used + idleMinutes * 60 - secondsOf(world));
}

/** The seconds until a session that is used ends by its age. */
export function secondsOfLife(world: World, { begun }: SessionRecord): number {
  return begun + world.settings.sessions.longestMinutes * 60 - secondsOf(world);
}

/** 401 where a token's session has ended. Notes its use where the noted one is some minutes old. */
export async function requireSession(world: World, user: UserRecord, sessionId: string): Promise<void> {
  const session = Object.hasOwn(user.sessions, sessionId) ? user.sessions[sessionId] : undefined;
  if (session?.epoch !== user.epoch) throw new AppError('unauthorized');
  if (secondsLeft(world, session) <= 0)
    throw new AppError('unauthorized', { message: 'UnauthorizedError: jwt expired' });
  const now = secondsOf(world);
  if (now - session.used < USE_NOTED_MINUTES * 60) return;
  try {
    await world.table.write([sessionUseWrite({ userId: user._id, sessionId }, { before: session.used, now })]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (!isListed(error.item, sessionId)) throw new AppError('unauthorized');
  }
}

function isListed(item: ConditionFailed['item'], sessionId: string): boolean {
  return Object.hasOwn((item?.['sessions'] ?? {}) as object, sessionId);
}

function newest(sessions: Sessions, most: number): Sessions {
  return Object.fromEntries(Object.entries(sessions).slice(-most));
}

function secondsOf({ now }: World): number {
  return Math.floor(now().getTime() / 1000);
}
