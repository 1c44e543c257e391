import { AppError } from '../../shared/core/errors.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { fileCountUpdate } from '../store/entities/user-forms/user-form-writes.ts';
import { userFormOf } from '../store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { World } from '../world.ts';

/**
 * Counts a file into an induction that accepts files, and answers its head afterwards; 409 where it is approved or archived, 429 at its
 * limit of files. Retaken pictures count too.
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
