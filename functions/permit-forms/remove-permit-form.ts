import { AppError } from '../../shared/core/errors.ts';
import {
  erasedVersionWrite,
  findFormVersion,
  findVersionNumbers,
  type PermitFormVersion,
} from '../store/form-versions.ts';
import type { Item } from '../store/items.ts';
import {
  erasedPermitFormWrite,
  findPermitForm,
  hasPermits,
  permitFormOf,
  removedPermitFormWrites,
  type PermitFormHead,
} from '../store/permit-forms.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import { removeFiles } from '../uploads/form-files.ts';
import type { World } from '../world.ts';

/** Removes a form from which no permit was made, 409 `in_use` otherwise. It is gone at once and erased after it. */
export async function removePermitForm(world: World, head: PermitFormHead): Promise<void> {
  try {
    await world.table.write(removedPermitFormWrites(head, world.now().toISOString()));
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    if (error.item && hasPermits(error.item)) throw new AppError('in_use');
    const current = await findPermitForm(world.table, head._id);
    if (!current) throw new AppError('not_found');
    await removePermitForm(world, current);
  }
}

/** Erases removed forms with their versions and files; each step may be done again. */
export async function erasePermitForms(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items.filter(({ removed }) => removed !== undefined)) {
    try {
      await erase(world, permitFormOf(item));
    } catch (error) {
      // Another worker did it first.
      if (!(error instanceof ConditionFailed)) throw error;
    }
  }
}

async function erase(world: World, { _id: id }: PermitFormHead): Promise<void> {
  for (const { number, object } of await findVersionNumbers(world.table, id)) {
    // An object that is gone was the last step of an earlier try.
    if (object === undefined || (await world.files.exists(object))) {
      const { pages } = await findFormVersion<PermitFormVersion>(world, id, number);
      await removeFiles(world, { owner: 'permitForm', id }, pages);
    }
    if (object !== undefined) await world.files.remove(object);
    await world.table.write([erasedVersionWrite(id, number)]);
  }
  await world.table.write([erasedPermitFormWrite(id)]);
}
