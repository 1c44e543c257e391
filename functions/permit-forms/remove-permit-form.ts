import { AppError } from '../../shared/core/errors.ts';
import {
  erasedPermitFormWrite,
  findPermitForm,
  hasPermits,
  permitFormOf,
  removedPermitFormWrites,
  type PermitFormHead,
} from '../store/entities/permit-forms.ts';
import { eraseContents } from '../written-forms/erase-contents.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';
import type { Due } from '../store/due/due-kind.ts';
import { isWritten } from '../store/table-errors.ts';

/** Removes a form without permits, 409 `in_use` otherwise. The form disappears at once and is erased later. */
export async function removePermitForm(world: World, head: PermitFormHead): Promise<void> {
  const at = world.now().toISOString();
  await changeStored(world, {
    find: findPermitForm,
    before: head,
    change: (current) => world.table.write(removedPermitFormWrites(current, at)),
    onRefusal: ({ item }) => {
      if (item && hasPermits(item)) throw new AppError('in_use');
    },
  });
}

/** Erases removed forms with their versions and files; each step is idempotent, and another worker may be first. */
export async function erasePermitForms(world: World, items: readonly Due<'permitForm'>[]): Promise<void> {
  for (const item of items.filter(({ removed }) => removed !== undefined)) {
    await isWritten(erase(world, permitFormOf(item)));
  }
}

async function erase(world: World, { _id: id }: PermitFormHead): Promise<void> {
  await eraseContents(world, { owner: 'permitForm', id });
  await world.table.write([erasedPermitFormWrite(id)]);
}
