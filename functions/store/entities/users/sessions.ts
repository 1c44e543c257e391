import * as z from 'zod/mini';
import { userKey } from '../../keys.ts';
import type { Write } from '../../table.ts';

/** A login of a user on one browser; times are seconds since 1970. */
export const SessionRecord = z.object({
  /** The user's epoch when it began: a later epoch ends it. */
  epoch: z.number(),
  begun: z.number(),
  /** The last use, at most some minutes late. */
  used: z.number(),
  /** Names of browser and system; empty where unknown. */
  browser: z.string(),
  /** The network without its last part; empty where unknown. */
  network: z.string(),
  /** Whether it was begun with a second factor, or brought the user their first one. */
  hasFactor: z.optional(z.boolean()),
});
export type SessionRecord = z.infer<typeof SessionRecord>;

/** By their ids, in the user's item: a call that reads its caller has read their sessions. */
export type Sessions = Readonly<Record<string, SessionRecord>>;

type Holder = { _id: string; epoch: number; sessions: Sessions };

/** Stores a user's sessions over those that were read; ConditionFailed where they, or the epoch, have changed. */
export function sessionsWrite({ _id, epoch, sessions: before }: Holder, sessions: Sessions): Write {
  return {
    update: userKey(_id),
    set: 'SET sessions = :sessions',
    condition: 'epoch = :epoch AND (attribute_not_exists(sessions) OR sessions = :before)',
    values: { ':sessions': sessions, ':epoch': epoch, ':before': before },
  };
}

type One = { userId: string; sessionId: string };

/** Notes the use of a session; ConditionFailed where another call has noted one, or the session has ended. */
export function sessionUseWrite({ userId, sessionId }: One, { before, now }: { before: number; now: number }): Write {
  return {
    update: userKey(userId),
    set: 'SET sessions.#id.used = :now',
    condition: 'sessions.#id.used = :before',
    names: { '#id': sessionId },
    values: { ':now': now, ':before': before },
  };
}

/** ConditionFailed where the session has ended. */
export function sessionEndWrite({ userId, sessionId }: One): Write {
  return {
    update: userKey(userId),
    set: 'REMOVE sessions.#id',
    condition: 'attribute_exists(sessions.#id)',
    names: { '#id': sessionId },
  };
}

/** Ends all sessions, also those that begin while it is written, and the link of the calendar; ConditionFailed where the user is gone. */
export function allSessionsEndWrite(userId: string): Write {
  return {
    update: userKey(userId),
    set: 'SET sessions = :none REMOVE calendar',
    condition: 'attribute_exists(PK)',
    values: { ':none': {} },
  };
}
