import { newId } from '../security/random-ids.ts';
import { tallyWrite } from '../store/due/kinds/tally.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** Has the chain of a signed induction follow a change; that of one that was returned follows at its next signing. */
export function chainOrder(world: World, head: UserFormHead): Write[] {
  if (head.signed === null) return [];
  const change = { formId: head.inductionFormId, chain: { id: head._id } };
  return [tallyWrite(newId(world), world.now().toISOString(), change)];
}

/** Has the lists of its sites, and its chain, follow a change of a signed induction. */
export function workerOrder(world: World, head: UserFormHead): Write[] {
  if (head.signed === null) return [];
  const one = { id: head._id };
  const change = { formId: head.inductionFormId, worker: one, chain: one };
  return [tallyWrite(newId(world), world.now().toISOString(), change)];
}
