import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../http/random-ids.ts';
import { findEmailVerification } from '../store/email-verifications.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { detachmentWrite } from '../store/user-detachments.ts';
import { changedUserWrites, findUser, normalizedEmail, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';
import { refusalOf } from './refused-write.ts';
import { verificationHash } from './verification-writes.ts';

/**
 * Marks the address of a followed link as the user's own, and lets a changed one take effect; following it again changes
 * nothing. `expired` where the link is too old, or the user asks for another address by now.
 */
export async function verifyEmail(world: World, id: string): Promise<string> {
  const verification = await findEmailVerification(world.table, verificationHash(world, id));
  if (!verification) throw new AppError('not_found');
  if (verification.expires <= world.now().toISOString()) throw new AppError('expired');
  const { email, userId } = verification;
  for (;;) {
    const user = await findUser(world.table, userId);
    const after = user && verified(user, email);
    if (!user || !after) throw new AppError('expired');
    if (after === user || (await isSaved(world, user, after))) return email;
  }
}

/** The user with the address as theirs, the same where it is already, undefined where they neither have it nor want it. */
function verified(user: UserRecord, email: string): UserRecord | undefined {
  const version = user.version + 1;
  if (user.pendingEmail === email) return { ...user, email, pendingEmail: null, verifiedEmail: true, version };
  if (user.email !== email) return undefined;
  return user.verifiedEmail ? user : { ...user, verifiedEmail: true, version };
}

/** Claims of other companies' inductions rested on the former address. */
function detachmentOf(world: World, before: UserRecord, after: UserRecord): Write[] {
  if (normalizedEmail(before.email) === normalizedEmail(after.email)) return [];
  const detachment = { userId: after._id, keptCompany: after.company };
  return [detachmentWrite(newId(world), world.now().toISOString(), detachment)];
}

/** False where the user has changed meanwhile. */
async function isSaved(world: World, before: UserRecord, after: UserRecord): Promise<boolean> {
  const writes = changedUserWrites(before, after);
  try {
    await world.table.write([...writes.map(({ write }) => write), ...detachmentOf(world, before, after)]);
    return true;
  } catch (error) {
    const refusal = refusalOf(error, writes);
    if (refusal) throw refusal;
    if (error instanceof ConditionFailed) return false;
    throw error;
  }
}
