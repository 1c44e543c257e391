import type { Staff } from '../../shared/core/actor.ts';
import { findInductionForm, type InductionFormHead } from '../store/entities/induction-forms/induction-forms.ts';
import { loadOwned } from '../verbs/load-owned.ts';
import { requireUnarchived } from '../written-forms/require-unarchived.ts';
import type { World } from '../world.ts';

/** Loads a form of the caller's company; root may load any. */
export async function loadInductionForm(world: World, actor: Staff, id: string): Promise<InductionFormHead> {
  return loadOwned(world, { actor, find: findInductionForm, id });
}

/** Requires that the caller may add files to the form: it is their company's and not archived. */
export async function requireWritableForm(world: World, actor: Staff, id: string): Promise<void> {
  requireUnarchived(await loadInductionForm(world, actor, id));
}
