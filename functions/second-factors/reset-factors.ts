import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { mayResetFactors } from '../../shared/users/user-rules.ts';
import { accountNewsWrite } from '../messages/account-news.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { securityWrite } from '../security/security-log.ts';
import { trailWrite } from '../security/trail-write.ts';
import { factorsLostWrite } from '../store/entities/users/second-factors.ts';
import { secondFactorsKey, userKey } from '../store/keys.ts';
import type { Write } from '../store/table.ts';
import { findUser, type UserRecord } from '../store/entities/users/users.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';

type Reset = { editor: Staff; user: UserRecord; address: string };

/** Takes all factors from a user who has lost them, ends the user's sessions and tells them. */
export async function resetFactors(world: World, { editor, user, address }: Reset): Promise<void> {
  if (!mayResetFactors(editor, user)) throw new AppError('forbidden');
  await requireConfirmed(world, { actor: editor, address, currentPassword: undefined });
  await changeStored(world, {
    find: findUser,
    before: user,
    change: async (current) => {
      if (!mayResetFactors(editor, current)) throw new AppError('forbidden');
      if (current.hasFactor !== true) throw new AppError('invalid_state');
      await world.table.write(resetWrites(world, current, editor));
    },
  });
}

/** The end of a user's factors and sessions, the mail about it and the log's entry, by a user or the operator; ConditionFailed where they have none any more. */
export function resetWrites(world: World, user: UserRecord, editor?: Staff): Write[] {
  return [
    { delete: secondFactorsKey(user._id) },
    factorsLostWrite(user),
    accountNewsWrite(world, user, { kind: 'secondFactorReset' }),
    securityWrite(world, { kind: 'factorsReset', company: user.company, by: editor?.userId, user: user._id }),
    trailWrite(world, userKey(user._id), editor, { what: 'factorsReset' }),
  ];
}
