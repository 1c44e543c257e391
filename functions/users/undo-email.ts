import { AppError } from '../../shared/core/errors.ts';
import { passwordRequestHash } from '../security/passwords/password-link.ts';
import { makeLockedHash } from '../security/passwords/password.ts';
import { securityWrite } from '../security/security-log.ts';
import { newId } from '../security/random-ids.ts';
import { findEmailUndo, type EmailUndo } from '../store/entities/users/email-links.ts';
import { passwordRequestWrite } from '../store/entities/users/password-requests.ts';
import { findUser, type UndoneTime, type UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { DAY_MILLISECONDS, emailUndoHash, formerEmailsOf, LIFE_DAYS } from './email-changed.ts';
import { saveEmail } from './save-email.ts';
import { userEventWrites } from './user-events.ts';

const LINK_MILLISECONDS = 60 * 60_000;

type Undone = { email: string; passwordRequest: string };

/**
 * Restores a user's former address. The person who changed it knew the password: every session ends, the password is void, and the holder
 * of the address sets another with the reset request in the answer. `expired` where the link is too old or used, or where an earlier change
 * has been undone since.
 */
export async function undoEmail(world: World, id: string): Promise<Undone> {
  const undo = await findEmailUndo(world.table, emailUndoHash(world, id));
  if (!undo) throw new AppError('not_found');
  return saveEmail(world, undo.email, async () => {
    const user = await findUser(world.table, undo.userId);
    if (!user || !isGood(world, undo, user)) throw new AppError('expired');
    const after = restoreEmail(world, user, undo);
    const request = newId(world);
    const { _id: userId, email, language, epoch } = after;
    const hash = passwordRequestHash(world, request);
    const expires = new Date(world.now().getTime() + LINK_MILLISECONDS).toISOString();
    const write = passwordRequestWrite({ hash, userId, email, language, epoch, expires, isUsed: false });
    const entry = securityWrite(world, { kind: 'emailUndone', company: after.company, user: userId });
    const told = userEventWrites(world, { editor: undefined, before: user, after });
    return {
      change: { before: user, after, more: [write, entry, ...told] },
      done: { email, passwordRequest: request },
    };
  });
}

function isGood(world: World, { changed, expires }: EmailUndo, { emailUndone = [] }: UserRecord): boolean {
  const isUndone = emailUndone.some(({ from, to }) => from <= changed && changed <= to);
  return expires > world.now().toISOString() && !isUndone;
}

/** Undoing a change ends the links of that change and of later ones, not of earlier ones; times older than any link's life are dropped. */
function undoneWith(world: World, { emailUndone = [] }: UserRecord, { changed }: EmailUndo): UndoneTime[] {
  const now = world.now();
  const oldest = new Date(now.getTime() - LIFE_DAYS * DAY_MILLISECONDS).toISOString();
  return [...emailUndone.filter(({ to }) => to < changed && to >= oldest), { from: changed, to: now.toISOString() }];
}

function restoreEmail(world: World, user: UserRecord, undo: EmailUndo): UserRecord {
  const after = {
    ...user,
    email: undo.email,
    verifiedEmail: true,
    pendingEmail: null,
    passwordHash: makeLockedHash(world.randomBytes),
    emailUndone: undoneWith(world, user, undo),
    version: user.version + 1,
    epoch: user.epoch + 1,
    sessions: {},
  };
  // The address that is undone may be anybody's: it is free at once.
  return { ...after, formerEmails: formerEmailsOf({ ...user, verifiedEmail: false }, after, world.now()) };
}
