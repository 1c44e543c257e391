import { mayCall } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { PERMIT_FORM_READ_ACCESS } from '../../shared/permit-forms/permit-form-api.ts';
import { findPermitForm, type PermitFormHead } from '../store/permit-forms.ts';
import type { World } from '../world.ts';

/** A form of the caller's company; root's reaches every company. */
export async function loadPermitForm(world: World, actor: Actor, id: string): Promise<PermitFormHead> {
  const head = await findPermitForm(world.table, id);
  if (!head || !isTheirs(actor, head)) throw new AppError('not_found');
  return head;
}

/** Lets those through who may put files into the form: it is their company's and not archived. */
export async function requireWritablePermitForm(world: World, actor: Actor, id: string): Promise<void> {
  const { archived } = await loadPermitForm(world, actor, id);
  if (archived) throw new AppError('invalid_state');
}

/** A form for whoever asks, and whether they may read it whole; anyone else reads one that is not archived, to try it. */
export async function loadForReading(
  world: World,
  actor: Actor,
  id: string,
): Promise<{ head: PermitFormHead; isWhole: boolean }> {
  const head = await findPermitForm(world.table, id);
  const isWhole = head !== undefined && mayCall(actor, PERMIT_FORM_READ_ACCESS) && isTheirs(actor, head);
  if (!head || (head.archived && !isWhole)) throw new AppError('not_found');
  return { head, isWhole };
}

function isTheirs(actor: Actor, { company }: PermitFormHead): boolean {
  return actor.kind === 'staff' && (actor.roles.includes('root') || company === actor.company);
}
