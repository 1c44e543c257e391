import type { Staff } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { newId } from '../http/random-ids.ts';
import { tallyWrite } from '../store/due-work.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { archiveWrites } from '../store/user-form-moves.ts';
import { historyWrite } from '../store/user-form-writes.ts';
import { findUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';

type Archiving = { head: UserFormHead; actor: Staff; archived: boolean };

const MOST_TRIES = 8;

/** Archives an induction, which ends its worker's tokens, or brings it back; asking for what already is changes nothing. */
export async function archiveUserForm(world: World, { head, actor, archived }: Archiving): Promise<void> {
  let before = head;
  for (let tries = 1; before.archived !== archived; tries += 1) {
    const after = { ...before, archived, epoch: before.epoch + (archived ? 1 : 0) };
    try {
      await world.table.write([...archiveWrites(before, after), ...tracesOf(world, after, actor)]);
      return;
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tries >= MOST_TRIES) throw error;
      const current = await findUserForm(world.table, head._id);
      if (!current) throw new AppError('not_found');
      before = current;
    }
  }
}

/** The history entry, and the count of those that wait where this one does. */
function tracesOf(world: World, after: UserFormHead, actor: Staff): Write[] {
  const at = world.now().toISOString();
  const what = after.archived ? 'archived' : 'unarchived';
  const history = historyWrite(
    after._id,
    { at, by: actor.userId, what, detail: { name: actor.name, signed: after.signed } },
    newId(world),
  );
  const isWaiting = after.signed !== null && !after.approved;
  const tally = { formId: after.inductionFormId, waiting: after.archived ? -1 : 1 };
  return isWaiting ? [history, tallyWrite(newId(world), at, tally)] : [history];
}
