import { inductionFormOf, type InductionFormHead } from '../store/entities/induction-forms/induction-forms.ts';
import { erasedFormWrite, keptFormWrites } from '../store/entities/induction-forms/removed-forms.ts';
import { changedProjectWrites, findProjectsOfForm } from '../store/entities/projects.ts';
import type { World } from '../world.ts';
import { eraseContents } from '../written-forms/erase-contents.ts';
import { isUnused } from './remove-induction-form.ts';
import type { Due } from '../store/due/due-kind.ts';
import { isWritten } from '../store/table-errors.ts';

/**
 * Erases removed forms with their versions and files. A form from which an induction was started during the removal is archived instead, so
 * that every induction has its form. Each step is idempotent.
 */
export async function eraseInductionForms(world: World, items: readonly Due<'inductionForm'>[]): Promise<void> {
  for (const item of items.filter(({ removed }) => removed !== undefined)) {
    const head = inductionFormOf(item);
    const isErased = await isUnused(world, head);
    // A refused write means that another worker was faster.
    await isWritten(isErased ? erase(world, head) : world.table.write(keptFormWrites(head)));
  }
}

async function erase(world: World, { _id, company }: InductionFormHead): Promise<void> {
  for (const project of await findProjectsOfForm(world.table, company, _id)) {
    const inductionFormIds = project.inductionFormIds.filter((formId) => formId !== _id);
    const after = { ...project, inductionFormIds, version: project.version + 1 };
    // A concurrent save of the project fails this write; the form stays due and the next try succeeds.
    await world.table.write(changedProjectWrites(project, after, world.now().toISOString()));
  }
  await eraseContents(world, { owner: 'inductionForm', id: _id });
  await world.table.write([erasedFormWrite(_id)]);
}
