import { AppError } from '../../shared/core/errors.ts';
import { KEPT_ON_PHONE_DAYS } from '../../shared/core/kept-on-phone.ts';
import type { tokenApi } from '../../shared/sessions/token-api.ts';
import type { Handlers } from '../http/answer.ts';
import { lastingSeal } from '../security/keys.ts';
import { workerToken } from '../security/tokens/worker-token.ts';
import { findUserForm } from '../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { World } from '../world.ts';

const FRESH_MILLISECONDS = 24 * 3600 * 1000;
const RESUMABLE_MILLISECONDS = KEPT_ON_PHONE_DAYS * 24 * 3600 * 1000;

export const tokenHandlers = {
  userFormToken: async ({ world, params }) => {
    const head = await openUserForm(world, params.id);
    const isFresh = world.now().getTime() - Date.parse(head.created) < FRESH_MILLISECONDS;
    if (!isFresh || head.version > 0) throw new AppError('code_required');
    return workerToken(world, head);
  },

  resumeUserForm: async ({ world, params, body }) => {
    const head = await openUserForm(world, params.id);
    const isKnown = head.resumeKeyHash === lastingSeal(world.keys, 'resumeKey', body.resumeKey);
    const isYoung = world.now().getTime() - Date.parse(head.created) < RESUMABLE_MILLISECONDS;
    if (!isKnown || !isYoung) throw new AppError('code_required');
    return workerToken(world, head);
  },
} satisfies Handlers<typeof tokenApi>;

/** A form whose worker may still get a token without a code: unsigned, unapproved, unarchived, unclaimed. */
async function openUserForm(world: World, id: string): Promise<UserFormHead> {
  const head = await findUserForm(world.table, id);
  if (!head) throw new AppError('not_found');
  if (head.signed !== null || head.approved || head.archived || head.claimedBy !== null)
    throw new AppError('code_required');
  return head;
}
