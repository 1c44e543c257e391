import { AppError } from '../../shared/core/errors.ts';
import { findInductionForm, type InductionFormHead } from '../store/induction-forms.ts';
import { removedFormWrites } from '../store/removed-forms.ts';
import { isEmptyList } from '../store/search-entries.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { userFormsPartition } from '../store/user-form-keys.ts';
import type { World } from '../world.ts';

/** Longer than any request lives: one that read the PIN before the removal has started its induction by then, or never will. */
const ERASED_AFTER_MILLISECONDS = 10 * 60_000;

/**
 * Removes a form from which no induction was started, 409 `in_use` otherwise. It is gone at once for everybody and erased
 * a little later, unless an induction was started in the same moment.
 */
export async function removeInductionForm(world: World, head: InductionFormHead): Promise<void> {
  if (!(await isUnused(world, head))) throw new AppError('in_use');
  const now = world.now();
  const eraseAt = new Date(now.getTime() + ERASED_AFTER_MILLISECONDS).toISOString();
  try {
    await world.table.write(removedFormWrites(head, { at: now.toISOString(), eraseAt }));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const current = await findInductionForm(world.table, head._id);
    if (!current) throw new AppError('not_found');
    await removeInductionForm(world, current);
  }
}

/** Whether no induction was ever started from the form, archived ones among them, by the table itself. */
export async function isUnused(
  world: World,
  { company, _id }: Pick<InductionFormHead, 'company' | '_id'>,
): Promise<boolean> {
  const lists = [false, true].map((archived) => userFormsPartition(company, _id, archived));
  return (await Promise.all(lists.map((list) => isEmptyList(world.table, list)))).every(Boolean);
}
