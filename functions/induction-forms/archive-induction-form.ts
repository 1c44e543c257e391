import { randomDigits } from '../security/random-ids.ts';
import {
  archivedFormWrites,
  findInductionForm,
  unarchivedFormWrites,
  type InductionFormHead,
} from '../store/entities/induction-forms/induction-forms.ts';
import { changeStored } from '../verbs/change-stored.ts';
import type { World } from '../world.ts';

/** Archives a form: its inductions stay, no new one starts. Idempotent. */
export async function archiveInductionForm(world: World, form: InductionFormHead): Promise<InductionFormHead> {
  return moveForm(world, form, { archived: true, writes: archivedFormWrites });
}

/** Restores a form with its own PIN, or with a newly drawn one where another form has that PIN (rule 3.1). */
export async function unarchiveInductionForm(world: World, form: InductionFormHead): Promise<InductionFormHead> {
  return moveForm(world, form, { archived: false, writes: unarchivedFormWrites });
}

type Move = { archived: boolean; writes: typeof archivedFormWrites };

async function moveForm(world: World, form: InductionFormHead, move: Move): Promise<InductionFormHead> {
  const at = world.now().toISOString();
  let { pin } = form;
  return changeStored(world, {
    find: findInductionForm,
    before: form,
    change: async (current) => {
      if (current.archived === move.archived) return current;
      const after = { ...current, archived: move.archived, pin, version: current.version + 1 };
      await world.table.write(move.writes(current, after, at));
      return after;
    },
    onRefusal: ({ refused }) => {
      if (refused === 'pin') pin = randomDigits(world, 6);
    },
  });
}
