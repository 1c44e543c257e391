import { AppError } from '../../shared/core/errors.ts';
import { hashPassword, UNMATCHED_HASH } from '../http/password.ts';
import { requirePassword } from '../http/require-password.ts';
import { passwordChangedWrite } from '../messages/password-changed.ts';
import {
  firstPasswordWrite,
  newPasswordWrite,
  useUpWrite,
  type PasswordRequestRecord,
} from '../store/password-requests.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { findUser, normalizedEmail, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';

/**
 * Uses a link up, sets the password, ends the user's sessions and tells the owner, all or nothing; an invitation sets
 * the first password and proves the address. `expired` where the
 * link was used meanwhile or the account has changed; `not_found` where the link belongs to another address.
 */
export async function setPassword(
  world: World,
  request: PasswordRequestRecord,
  { email, password }: { email: string; password: string },
): Promise<void> {
  if (normalizedEmail(email) !== normalizedEmail(request.email)) throw new AppError('not_found');
  requirePassword(world, password, 'error_password_too_short');
  const user = await findUser(world.table, request.userId);
  if (!user) throw new AppError('expired');
  const hash = await hashPassword(password, world.randomBytes(16));
  try {
    await world.table.write([useUpWrite(request, world.now()), ...passwordWrites(world, { request, user, hash })]);
  } catch (error) {
    throw error instanceof ConditionFailed ? new AppError('expired') : error;
  }
}

type Setting = { request: PasswordRequestRecord; user: UserRecord; hash: string };

/** Nobody is told of their first password; of any other they are. */
function passwordWrites(world: World, { request, user, hash }: Setting): Write[] {
  if (request.isInvitation) return [firstPasswordWrite(request, { former: UNMATCHED_HASH, hash })];
  return [newPasswordWrite(request, hash), passwordChangedWrite(world, user, request.language)];
}
