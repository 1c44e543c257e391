import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { findInductionForm, type InductionFormHead } from '../store/induction-forms.ts';
import type { World } from '../world.ts';

/** A form of the caller's company; root's reaches every company. */
export async function loadInductionForm(world: World, actor: Actor, id: string): Promise<InductionFormHead> {
  const head = await findInductionForm(world.table, id);
  const isTheirs = actor.kind === 'staff' && (actor.roles.includes('root') || head?.company === actor.company);
  if (!head || !isTheirs) throw new AppError('not_found');
  return head;
}

/** Lets those through who may put files into the form: it is their company's and not archived. */
export async function requireWritableForm(world: World, actor: Actor, id: string): Promise<void> {
  const { archived } = await loadInductionForm(world, actor, id);
  if (archived) throw new AppError('invalid_state');
}
