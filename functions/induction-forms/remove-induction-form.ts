import { AppError } from '../../shared/core/errors.ts';
import { findInductionForm, type InductionFormHead } from '../store/entities/induction-forms/induction-forms.ts';
import { removedFormWrites } from '../store/entities/induction-forms/removed-forms.ts';
import { isEmptyList } from '../store/search/search-entries.ts';
import { userFormsPartition } from '../store/keys.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';

/** Longer than any request that read the PIN before the removal can run. */
const ERASED_AFTER_MILLISECONDS = 10 * 60_000;

/**
 * Removes a form without inductions, 409 `in_use` otherwise. The form disappears at once and is erased a little later, unless an induction
 * was started in the same moment.
 */
export async function removeInductionForm(world: World, head: InductionFormHead): Promise<void> {
  const now = world.now();
  const eraseAt = new Date(now.getTime() + ERASED_AFTER_MILLISECONDS).toISOString();
  await changeStored(world, {
    find: findInductionForm,
    before: head,
    change: async (current) => {
      if (!(await isUnused(world, current))) throw new AppError('in_use');
      await world.table.write(removedFormWrites(current, { at: now.toISOString(), eraseAt }));
    },
  });
}

/** Whether no induction was ever started from the form, including archived ones; read from the table itself. */
export async function isUnused(
  world: World,
  { company, _id }: Pick<InductionFormHead, 'company' | '_id'>,
): Promise<boolean> {
  const lists = [false, true].map((archived) => userFormsPartition(company, _id, archived));
  return (await Promise.all(lists.map((list) => isEmptyList(world.table, list)))).every(Boolean);
}
