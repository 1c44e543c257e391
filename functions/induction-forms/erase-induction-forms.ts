import { erasedVersionWrite, findFormVersion, findVersionNumbers } from '../store/form-versions.ts';
import { inductionFormOf, type InductionFormHead } from '../store/induction-forms.ts';
import { erasedFormWrite, isRemovedFormDue, keptFormWrites } from '../store/removed-forms.ts';
import type { Item } from '../store/items.ts';
import { changedProjectWrites, findProjectsOfForm } from '../store/projects.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';
import { removeFiles } from '../uploads/form-files.ts';
import { isUnused } from './remove-induction-form.ts';

/**
 * Erases removed forms with their versions and files. One from which an induction was started while it was removed goes
 * into the archive, so that nobody's induction is without its form. Each step may be done again.
 */
export async function eraseInductionForms(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items.filter((one) => isRemovedFormDue(one, world.now()))) {
    const head = inductionFormOf(item);
    try {
      if (await isUnused(world, head)) await erase(world, head);
      else await world.table.write(keptFormWrites(head));
    } catch (error) {
      // Another worker did it first.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

async function erase(world: World, { _id, company }: InductionFormHead): Promise<void> {
  for (const project of await findProjectsOfForm(world.table, company, _id)) {
    const inductionFormIds = project.inductionFormIds.filter((formId) => formId !== _id);
    const after = { ...project, inductionFormIds, version: project.version + 1 };
    // One that is saved in the same moment is left for the next time: the form stays due.
    await world.table.write(changedProjectWrites(project, after));
  }
  for (const { number, object } of await findVersionNumbers(world.table, _id)) {
    // An object that is gone was the last step of an earlier try.
    if (object === undefined || (await world.files.exists(object))) {
      const { pages } = await findFormVersion(world, _id, number);
      await removeFiles(world, { owner: 'inductionForm', id: _id }, pages);
    }
    if (object !== undefined) await world.files.remove(object);
    await world.table.write([erasedVersionWrite(_id, number)]);
  }
  await world.table.write([erasedFormWrite(_id)]);
}
