import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { fileCountUpdate } from '../store/user-form-writes.ts';
import { userFormOf } from '../store/user-form-items.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';

/**
 * Counts a file into an induction that still takes files, and answers the form as it then is; 409 where it is approved or
 * archived, 429 where it has taken as many files as it may. Pictures taken anew count too.
 */
export async function countFile(world: World, userFormId: string): Promise<UserFormHead> {
  try {
    return userFormOf(await world.table.updateOne(fileCountUpdate(userFormId)));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (!error.item) throw new AppError('not_found');
    const { approved, archived } = userFormOf(error.item);
    throw new AppError(approved || archived ? 'invalid_state' : 'too_many_requests');
  }
}
