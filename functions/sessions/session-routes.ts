import { AppError } from '../../shared/core/errors.ts';
import { sessionApi } from '../../shared/sessions/session-api.ts';
import { answer, type App } from '../http/answer.ts';
import { sealed } from '../http/keys.ts';
import { isPassword, UNMATCHED_HASH } from '../http/password.ts';
import { staffToken } from '../http/staff-token.ts';
import { workerToken } from '../http/worker-token.ts';
import { giveBackAttempt, takeAttempt, type Limit } from '../store/limits.ts';
import { findUserForLogin, normalizedEmail } from '../store/users.ts';
import { findUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';

const PER_ACCOUNT_AND_ADDRESS: Limit = { name: 'login', most: 10, windowSeconds: 15 * 60 };
const PER_ACCOUNT: Limit = { name: 'loginAccount', most: 50, windowSeconds: 15 * 60 };

const FRESH_MILLISECONDS = 24 * 3600 * 1000;
const RESUMABLE_MILLISECONDS = 14 * 24 * 3600 * 1000;

export function mountSessions(app: App, world: World): void {
  answer(app, world, sessionApi.login, async ({ body, address }) => {
    const account = sealed(world.keys, 'login', normalizedEmail(body.email));
    const accountAndAddress = `${account}.${sealed(world.keys, 'address', address)}`;
    await takeAttempt(world.table, PER_ACCOUNT_AND_ADDRESS, accountAndAddress, world.now());
    await takeAttempt(world.table, PER_ACCOUNT, account, world.now());
    const user = await findUserForLogin(world.table, body.email);
    if (!(await isPassword(body.password, user?.passwordHash ?? UNMATCHED_HASH)) || !user)
      throw new AppError('loginFailed');
    await giveBackAttempt(world.table, PER_ACCOUNT_AND_ADDRESS, accountAndAddress);
    await giveBackAttempt(world.table, PER_ACCOUNT, account);
    return staffToken(world, user);
  });

  answer(app, world, sessionApi.userFormToken, async ({ params }) => {
    const head = await openUserForm(world, params.id);
    const isFresh = world.now().getTime() - Date.parse(head.created) < FRESH_MILLISECONDS;
    if (!isFresh || head.version > 0) throw new AppError('code_required');
    return workerToken(world, head);
  });

  answer(app, world, sessionApi.resumeUserForm, async ({ params, body }) => {
    const head = await openUserForm(world, params.id);
    const isKnown = head.resumeKeyHash === sealed(world.keys, 'resumeKey', body.resumeKey);
    const isYoung = world.now().getTime() - Date.parse(head.created) < RESUMABLE_MILLISECONDS;
    if (!isKnown || !isYoung) throw new AppError('code_required');
    return workerToken(world, head);
  });
}

/** A form whose worker may still get a token without a code: unsigned, unapproved, unarchived, unclaimed. */
async function openUserForm(world: World, id: string): Promise<UserFormHead> {
  const head = await findUserForm(world.table, id);
  if (!head) throw new AppError('not_found');
  if (head.signed !== null || head.approved || head.archived || head.claimedBy !== null)
    throw new AppError('code_required');
  return head;
}
