import { AppError } from '../../shared/core/errors.ts';
import { findEmailVerification } from '../store/entities/users/email-links.ts';
import { findUser, type UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { accountEntries } from './account-entries.ts';
import { emailChangedWrites, formerEmailsOf } from './email-changed.ts';
import { isOtherEmail, saveEmail } from './save-email.ts';
import { userEventWrites } from './user-events.ts';
import { verificationHash } from './verification-writes.ts';

/**
 * Verifies the address of a followed link; a changed address takes effect, and the former one gets a message. Idempotent. `expired` where
 * the link is too old, or the user has requested another address.
 */
export async function verifyEmail(world: World, id: string): Promise<string> {
  const verification = await findEmailVerification(world.table, verificationHash(world, id));
  if (!verification) throw new AppError('not_found');
  if (verification.expires <= world.now().toISOString()) throw new AppError('expired');
  const { email, userId } = verification;
  return saveEmail(world, email, async () => {
    const user = await findUser(world.table, userId);
    const now = world.now();
    const after = user && verifyEmailOf(user, email, now);
    if (!user || !after) throw new AppError('expired');
    if (after === user) return { done: email };
    const change = { before: user, after };
    const more = isOtherEmail(change) ? emailChangedWrites(world, { before: user, after, now }) : [];
    const entries = accountEntries(world, { by: undefined, ...change });
    const told = userEventWrites(world, { editor: undefined, ...change });
    return { change: { ...change, more: [...more, ...entries, ...told] }, done: email };
  });
}

/** The user with the verified address, unchanged where it is verified already, undefined where they neither have nor requested it. */
function verifyEmailOf(user: UserRecord, email: string, now: Date): UserRecord | undefined {
  const version = user.version + 1;
  if (user.pendingEmail === email) {
    const after = { ...user, email, pendingEmail: null, verifiedEmail: true, version };
    return { ...after, formerEmails: formerEmailsOf(user, after, now) };
  }
  if (user.email !== email) return undefined;
  return user.verifiedEmail ? user : { ...user, verifiedEmail: true, version };
}
