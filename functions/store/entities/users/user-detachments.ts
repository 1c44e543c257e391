import { ownerWrites } from '../user-forms/owned-user-forms.ts';
import type { Item } from '../../items.ts';
import type { Table, Write } from '../../table.ts';
import { userFormKey } from '../../keys.ts';
import { type UserFormHead } from '../user-forms/user-form-head.ts';

export async function finishDetachment(table: Table, { PK, SK }: Item): Promise<void> {
  await table.write([{ delete: { PK, SK } }]);
}

/** Releases a claimed induction and ends its tokens. ConditionFailed where it has changed. */
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
