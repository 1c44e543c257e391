import type { Staff } from '../../shared/core/actor.ts';
import { randomDigits } from '../security/random-ids.ts';
import {
  archivedFormWrites,
  findInductionForm,
  unarchivedFormWrites,
  type InductionFormHead,
} from '../store/entities/induction-forms/induction-forms.ts';
import { changeStored } from '../verbs/change-stored.ts';
import { formMovedWrite } from '../written-forms/form-trail.ts';
import type { World } from '../world.ts';

/** Archives a form: its inductions stay, no new one starts. Idempotent. */
export async function archiveInductionForm(
  world: World,
  actor: Staff,
  form: InductionFormHead,
): Promise<InductionFormHead> {
  return moveForm(world, form, { actor, archived: true, writes: archivedFormWrites });
}

/** Restores a form with its own PIN, or with a newly drawn one where another form has that PIN (rule 3.1). */
export async function unarchiveInductionForm(
  world: World,
  actor: Staff,
  form: InductionFormHead,
): Promise<InductionFormHead> {
  return moveForm(world, form, { actor, archived: false, writes: unarchivedFormWrites });
}

type Move = { actor: Staff; archived: boolean; writes: typeof archivedFormWrites };

async function moveForm(world: World, form: InductionFormHead, move: Move): Promise<InductionFormHead> {
  const at = world.now().toISOString();
  let { pin } = form;
  return changeStored(world, {
    find: findInductionForm,
    before: form,
    change: async (current) => {
      if (current.archived === move.archived) return current;
      const after = { ...current, archived: move.archived, pin, version: current.version + 1 };
      const told = formMovedWrite(world, { ...move, id: form._id });
      await world.table.write([...move.writes(current, after, at), told]);
      return after;
    },
    onRefusal: ({ refused }) => {
      if (refused === 'pin') pin = randomDigits(world, 6);
    },
  });
}
