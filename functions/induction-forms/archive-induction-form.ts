import { AppError } from '../../shared/core/errors.ts';
import { randomDigits } from '../http/random-ids.ts';
import {
  archivedFormWrites,
  findInductionForm,
  unarchivedFormWrites,
  type InductionFormHead,
} from '../store/induction-forms.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { World } from '../world.ts';

const MOST_TRIES = 8;

/** Archives a form; its inductions stay as they are, no new one starts. Archiving what is archived changes nothing. */
export async function archiveInductionForm(world: World, form: InductionFormHead): Promise<InductionFormHead> {
  return changed(world, form, { archived: true, writes: archivedFormWrites, isPinTaken: () => false });
}

/** Brings a form back, by its own PIN while nobody else has it, else by a newly drawn one (contract 6). */
export async function unarchiveInductionForm(world: World, form: InductionFormHead): Promise<InductionFormHead> {
  // The form's own condition is the first, that of the PIN the last.
  return changed(world, form, { archived: false, writes: unarchivedFormWrites, isPinTaken: ({ at }) => at > 0 });
}

type Move = {
  archived: boolean;
  writes: typeof archivedFormWrites;
  isPinTaken: (error: ConditionFailed) => boolean;
};

async function changed(world: World, form: InductionFormHead, move: Move): Promise<InductionFormHead> {
  const at = world.now().toISOString();
  let before = form;
  let pin = form.pin;
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    if (before.archived === move.archived) return before;
    const after = { ...before, archived: move.archived, pin, version: before.version + 1 };
    try {
      await world.table.write(move.writes(before, after, at));
      return after;
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error;
      if (move.isPinTaken(error)) pin = randomDigits(world, 6);
      else before = await existing(world, form._id);
    }
  }
  throw new AppError('not_configured', { message: 'the form could not be moved' });
}

async function existing(world: World, id: string): Promise<InductionFormHead> {
  const head = await findInductionForm(world.table, id);
  if (!head) throw new AppError('not_found');
  return head;
}
