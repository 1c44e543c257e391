import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits/limits.ts';
import { findUser, type UserRecord } from '../store/entities/users/users.ts';
import type { World } from '../world.ts';
import { sealValue } from './keys.ts';
import { isPassword, UNMATCHED_HASH } from './passwords/password.ts';
import { countSecurity } from './security-log.ts';
import { wideNetwork } from './sessions/client.ts';

/** For this long after a login the password is not asked for again. */
const FRESH_SECONDS = 5 * 60;
/** A limit of the session's own: guesses in a stolen session do not lock the user out of logging in. */
const OF_ADDRESS: Limit = { name: 'confirm', most: 10, windowSeconds: 15 * 60 };
const OF_ACCOUNT: Limit = { name: 'confirmAccount', most: 50, windowSeconds: 15 * 60 };

/** `currentPassword` is what the call gave, `address` the client's. */
export type Asked = { actor: Staff; currentPassword: string | undefined; address: string };

/** 403 `confirm_required` where the login is older than five minutes and the call lacks the user's password. */
export async function requireConfirmed(world: World, { actor, currentPassword, address }: Asked): Promise<void> {
  if (isFresh(world, actor)) return;
  if (currentPassword === undefined) throw new AppError('confirm_required');
  await requireOwnPassword(world, { actor, address, password: currentPassword, path: 'currentPassword' });
}

type Given = { actor: Staff; password: string; address: string; path: 'password' | 'currentPassword' };

/** The user, where the password is right; each wrong one counts. 422 `wrong_password` with the field that held it. */
export async function requireOwnPassword(world: World, { actor, password, address, path }: Given): Promise<UserRecord> {
  const subject = `${actor.userId}.${sealValue(world.keys, 'address', address)}`;
  await takeAttempt(world.table, OF_ADDRESS, subject, world.now());
  await takeAttempt(world.table, OF_ACCOUNT, actor.userId, world.now());
  const user = await findUser(world.table, actor.userId);
  if (!(await isPassword(password, user?.passwordHash ?? UNMATCHED_HASH)) || !user) {
    await countFailedConfirm(world, actor, address);
    throw new AppError('wrong_password', { issues: [{ path, code: 'wrong_password' }] });
  }
  await giveBackAttempt(world.table, OF_ADDRESS, subject);
  await giveBackAttempt(world.table, OF_ACCOUNT, actor.userId);
  return user;
}

/** Counts a wrong password or code by which a session is to be confirmed: an entry a user and hour. */
export function countFailedConfirm(world: World, { userId, company }: Staff, address: string): Promise<void> {
  const network = wideNetwork(address);
  return countSecurity(world, { kind: 'confirmFailed', company, by: userId, network }, userId);
}

function isFresh({ now }: World, { loggedInAt = 0 }: Staff): boolean {
  return now().getTime() / 1000 - loggedInAt < FRESH_SECONDS;
}
