import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { mayRemove } from '../../shared/users/user-rules.ts';
import { requireConfirmed } from '../security/confirmed-login.ts';
import { newId } from '../security/random-ids.ts';
import { securityWrite } from '../security/security-log.ts';
import { detachmentWrite } from '../store/due/kinds/detachment.ts';
import { findUser, removedUserWrites, type UserRecord } from '../store/entities/users/users.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';

type Removal = { editor: Staff; user: UserRecord; address: string };

/** Removes a user, which ends their tokens and releases their claims. Histories store names and therefore stay. */
export async function removeUser(world: World, { editor, user, address }: Removal): Promise<void> {
  if (editor.userId === user._id) throw new AppError('invalid_state');
  if (!mayRemove(editor, user)) throw new AppError('forbidden');
  await requireConfirmed(world, { actor: editor, address, currentPassword: undefined });
  const detachment = { userId: user._id, keptCompany: null };
  await changeStored(world, {
    find: findUser,
    before: user,
    change: async (current) => {
      if (!mayRemove(editor, current)) throw new AppError('forbidden');
      const left = detachmentWrite(newId(world), world.now().toISOString(), detachment);
      const { _id, company } = current;
      const entry = securityWrite(world, { kind: 'userRemoved', company, by: editor.userId, user: _id });
      await world.table.write([...removedUserWrites(current, world.now()), left, entry]);
    },
  });
}
