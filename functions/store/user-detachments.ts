import { dueAt } from './due-work.ts';
import { ownerWrites } from './owned-user-forms.ts';
import type { Item } from './items.ts';
import type { Table, Write } from './table.ts';
import { userFormKey } from './user-form-keys.ts';
import { type UserFormHead } from './user-form-head.ts';

/** Inductions that are no longer somebody's: all of them, or all but those of one company. */
export type Detachment = { userId: string; keptCompany: string | null };

export function detachmentWrite(id: string, at: string, detachment: Detachment): Write {
  return { put: { PK: `DETACH#${id}`, SK: 'DETACH', entity: 'detachment', detachment, ...dueAt(at, id) } };
}

export async function finishDetachment(table: Table, { PK, SK }: Item): Promise<void> {
  await table.write([{ delete: { PK, SK } }]);
}

/** Takes an induction from the user who claimed it and ends its tokens. ConditionFailed at 0 where it has changed. */
export function unclaimWrites(before: UserFormHead): Write[] {
  const after = { ...before, claimedBy: null, epoch: before.epoch + 1 };
  return [
    {
      update: userFormKey(after._id),
      set: 'SET claimedBy = :nobody, epoch = :epoch',
      condition: 'epoch = :before AND claimedBy = :user AND #row.archived = :archived',
      names: { '#row': 'row' },
      values: {
        ':nobody': null,
        ':user': before.claimedBy,
        ':epoch': after.epoch,
        ':before': before.epoch,
        ':archived': before.archived,
      },
    },
    ...ownerWrites(before, after),
  ];
}
