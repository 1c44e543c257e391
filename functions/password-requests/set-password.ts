import { AppError } from '../../shared/core/errors.ts';
import { hashPassword, UNMATCHED_HASH } from '../security/passwords/password.ts';
import { requirePassword } from '../security/passwords/require-password.ts';
import { securityWrite } from '../security/security-log.ts';
import { trailWrite } from '../security/trail-write.ts';
import { userKey } from '../store/keys.ts';
import { accountNewsWrite } from '../messages/account-news.ts';
import {
  firstPasswordWrite,
  newPasswordWrite,
  useUpWrite,
  type PasswordRequestRecord,
} from '../store/entities/users/password-requests.ts';
import { isWritten } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { findUser, normalizeEmail, type UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';

/**
 * Uses a link up, sets the password, ends the user's sessions and tells the owner, in one transaction; an invitation sets the first
 * password and proves the address. `expired` where the link was used meanwhile or the account has changed; `not_found` where the link
 * belongs to another address.
 */
export async function setPassword(
  world: World,
  request: PasswordRequestRecord,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (normalizeEmail(email) !== normalizeEmail(request.email)) throw new AppError('not_found');
  const user = await findUser(world.table, request.userId);
  if (!user) throw new AppError('expired');
  await requirePassword(world, { password, owner: user, tooShort: 'error_password_too_short' });
  const hash = await hashPassword(password, world.randomBytes(16));
  const entry = securityWrite(world, { kind: 'passwordChanged', company: user.company, user: user._id, about: 'link' });
  const told = trailWrite(world, userKey(user._id), undefined, { what: 'passwordChanged', how: 'link' });
  const writes = [useUpWrite(request, world.now()), ...passwordWrites(world, { request, user, hash }), entry, told];
  if (!(await isWritten(world.table.write(writes)))) throw new AppError('expired');
}

type Setting = { request: PasswordRequestRecord; user: UserRecord; hash: string };

/** The owner is told of every new password except the first. */
function passwordWrites(world: World, { request, user, hash }: Setting): Write[] {
  if (request.isInvitation) return [firstPasswordWrite(request, { former: UNMATCHED_HASH, hash })];
  const told = { ...user, language: request.language };
  return [newPasswordWrite(request, hash), accountNewsWrite(world, told, { kind: 'passwordChanged' })];
}
