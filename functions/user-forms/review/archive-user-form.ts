import type { Staff } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { waitsForApproval } from '../../../shared/user-forms/waits-for-approval.ts';
import { newId } from '../../security/random-ids.ts';
import { tallyWrite } from '../../store/due/kinds/tally.ts';
import type { Write } from '../../store/table.ts';
import { endedKeyWrites, findHeldKeys } from '../../store/entities/presence/check-in-keys.ts';
import { archiveWrites } from '../../store/entities/user-forms/user-form-moves.ts';
import { historyWrite } from '../../store/entities/user-forms/user-form-writes.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { afterEvent } from '../evidence/after-event.ts';
import { changeStored } from '../../verbs/change-stored.ts';
import type { World } from '../../world.ts';

type Archiving = { head: UserFormHead; actor: Staff; archived: boolean };

/** Archives an induction, which ends its worker's tokens and the keys of their phones, or restores it; idempotent. 409 `invalid_state` to restore an erased one. */
export async function archiveUserForm(world: World, { head, actor, archived }: Archiving): Promise<void> {
  await changeStored(world, {
    find: findUserForm,
    before: head,
    change: async (before) => {
      if (before.archived === archived) return;
      if (!archived && before.listedOnly) throw new AppError('invalid_state');
      const after = { ...before, archived, epoch: before.epoch + (archived ? 1 : 0) };
      const held = archived ? await findHeldKeys(world.table, before._id) : [];
      const traces = [...held.flatMap(endedKeyWrites), ...tracesOf(world, after, actor)];
      await world.table.write([...archiveWrites(before, after), ...traces]);
    },
  });
}

/** The history entry, and the tally: of the inductions that wait for approval, and to follow a last day and a renewal. */
function tracesOf(world: World, after: UserFormHead, actor: Staff): Write[] {
  const at = world.now().toISOString();
  const what = after.archived ? 'archived' : 'unarchived';
  const history = historyWrite(
    after._id,
    { at, by: actor.userId, what, detail: { name: actor.name, signed: after.signed }, after: afterEvent(after) },
    newId(world),
  );
  const isCounted = waitsForApproval({ ...after, archived: false });
  const isFollowed = after.signed !== null && (after.validUntil !== undefined || after.renewalOf !== undefined);
  const isSealed = after.signed !== null || after.returned !== null;
  if (!isCounted && !isSealed) return [history];
  const tally = {
    formId: after.inductionFormId,
    ...(isCounted && { waiting: after.archived ? -1 : 1 }),
    ...(isFollowed && { worker: { id: after._id } }),
    ...(isSealed && { chain: { id: after._id } }),
  };
  return [history, tallyWrite(newId(world), at, tally)];
}
