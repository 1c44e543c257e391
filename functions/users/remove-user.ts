import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { mayRemove } from '../../shared/users/user-rules.ts';
import { newId } from '../http/random-ids.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { detachmentWrite } from '../store/user-detachments.ts';
import { findUser, removedUserWrites, type UserRecord } from '../store/users.ts';
import type { World } from '../world.ts';

/**
 * Removes a user, whose tokens end with it; what they had claimed is nobody's from then on. Histories name people themselves,
 * so that they stay as they are.
 */
export async function removeUser(world: World, { editor, user }: { editor: Staff; user: UserRecord }): Promise<void> {
  if (editor.userId === user._id) throw new AppError('invalid_state');
  if (!mayRemove(editor, user)) throw new AppError('forbidden');
  try {
    const detachment = { userId: user._id, keptCompany: null };
    const left = detachmentWrite(newId(world), world.now().toISOString(), detachment);
    await world.table.write([...removedUserWrites(user).map(({ write }) => write), left]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const current = await findUser(world.table, user._id);
    if (!current) throw new AppError('not_found');
    await removeUser(world, { editor, user: current });
  }
}
