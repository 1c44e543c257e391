import { newId } from '../security/random-ids.ts';
import { tallyWrite } from '../store/due/kinds/tally.ts';
import type { UserFormHead } from '../store/entities/user-forms/user-form-head.ts';
import type { Write } from '../store/table.ts';
import type { World } from '../world.ts';

/** Has the lists of its sites follow a change of a signed induction. */
export function workerOrder(world: World, head: UserFormHead): Write[] {
  if (head.signed === null) return [];
  const worker = { id: head._id };
  return [tallyWrite(newId(world), world.now().toISOString(), { formId: head.inductionFormId, worker })];
}
