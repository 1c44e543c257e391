import { mayCall } from '../../shared/core/access.ts';
import type { Actor } from '../../shared/core/actor.ts';
import { AppError } from '../../shared/core/errors.ts';
import { PERMIT_FORM_READ_ACCESS } from '../../shared/permit-forms/permit-form-api.ts';
import { findPermitForm, type PermitFormHead } from '../store/entities/permit-forms.ts';
import { isOwnCompany, loadOwned } from '../verbs/load-owned.ts';
import { requireUnarchived } from '../written-forms/require-unarchived.ts';
import type { World } from '../world.ts';

/** Loads a form of the caller's company; root may load any. */
export async function loadPermitForm(world: World, actor: Actor, id: string): Promise<PermitFormHead> {
  return loadOwned(world, { actor, find: findPermitForm, id });
}

/** Requires that the caller may add files to the form: it is their company's and not archived. */
export async function requireWritablePermitForm(world: World, actor: Actor, id: string): Promise<void> {
  requireUnarchived(await loadPermitForm(world, actor, id));
}

/** Loads a form, and tells whether the caller may read all of it; other callers only try a form that is not archived. */
export async function loadForReading(
  world: World,
  actor: Actor,
  id: string,
): Promise<{ head: PermitFormHead; isWhole: boolean }> {
  const head = await findPermitForm(world.table, id);
  const isWhole = head !== undefined && mayCall(actor, PERMIT_FORM_READ_ACCESS) && isOwnCompany(actor, head.company);
  if (!head || (head.archived && !isWhole)) throw new AppError('not_found');
  return { head, isWhole };
}
