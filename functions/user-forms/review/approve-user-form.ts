import { refOf, type Staff } from '../../../shared/core/actor.ts';
import { AppError } from '../../../shared/core/errors.ts';
import { newId } from '../../security/random-ids.ts';
import { tallyWrite } from '../../store/due/kinds/tally.ts';
import { ConditionFailed } from '../../store/table-errors.ts';
import { approvalWrite } from '../../store/entities/user-forms/user-form-moves.ts';
import { historyWrite } from '../../store/entities/user-forms/user-form-writes.ts';
import { userFormOf } from '../../store/entities/user-forms/user-form-items.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { afterEvent } from '../evidence/after-event.ts';
import type { World } from '../../world.ts';

type Approval = { head: UserFormHead; actor: Staff; approved: boolean };

/** Approves a signed induction or takes the approval back; idempotent. */
export async function approveUserForm(world: World, { head, actor, approved }: Approval): Promise<void> {
  if (head.signed === null) throw new AppError('invalid_state');
  if (head.approved === approved) return;
  const at = world.now().toISOString();
  const history = {
    at,
    by: actor.userId,
    what: approved ? 'approved' : 'approvalTakenBack',
    detail: { name: actor.name },
    after: afterEvent({ ...head, approved }),
  };
  try {
    await world.table.write([
      approvalWrite(head, approved ? refOf(actor) : null),
      historyWrite(head._id, history, newId(world)),
      tallyWrite(newId(world), at, {
        formId: head.inductionFormId,
        worker: { id: head._id },
        ...(approved && { told: { kind: 'induction.approved', at } }),
        chain: { id: head._id },
        ...(head.archived || head.needsApproval === false ? {} : { waiting: approved ? -1 : 1 }),
      }),
    ]);
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error;
    const isSoBySomebodyElse = error.item && userFormOf(error.item).approved === approved;
    if (!isSoBySomebodyElse) throw new AppError('invalid_state');
  }
}
