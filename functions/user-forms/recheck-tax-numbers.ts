import { recheckEnd, recheckOf, recheckWrite, taxNumberValidationWrite } from '../store/register-checks.ts';
import type { Item } from '../store/items.ts';
import { ConditionFailed } from '../store/table-errors.ts';
import type { Write } from '../store/table.ts';
import { findUserForm } from '../store/user-forms.ts';
import { type UserFormHead } from '../store/user-form-head.ts';
import type { World } from '../world.ts';
import { taxNumberReply, validationOf } from './tax-number-check.ts';

/** Before each try; after the last it is left to whoever asks again. */
const FIRST_WAIT_MINUTES = 15;
const WAIT_MINUTES = [FIRST_WAIT_MINUTES, 60, 4 * 60, 12 * 60, 24 * 60];

function later(world: World, minutes: number): string {
  return new Date(world.now().getTime() + minutes * 60_000).toISOString();
}

/** Orders a check again that the register did not answer. */
export function firstRecheck(world: World, { _id: userFormId, version }: UserFormHead): Write {
  return recheckWrite({ userFormId, version, tries: 0 }, later(world, FIRST_WAIT_MINUTES));
}

/** Makes the checks that registers did not answer, until one does, the details change, or five tries were in vain. */
export async function recheckTaxNumbers(world: World, items: readonly Item[]): Promise<void> {
  for (const item of items) await world.table.write(await writesOf(world, item)).catch(ignoreOvertaken);
}

/** The outcome in the order's place, or its next try; its end alone once somebody else has the answer. */
async function writesOf(world: World, item: Item): Promise<Write[]> {
  const recheck = recheckOf(item);
  const head = await findUserForm(world.table, recheck.userFormId);
  const isOpen = head?.version === recheck.version && head.taxNumberValidation?.state === 'not_checked';
  if (!isOpen) return [recheckEnd(item)];
  const reply = await taxNumberReply(world, head);
  if (reply.state !== 'not_checked') return [recheckEnd(item), taxNumberValidationWrite(head, validationOf(reply))];
  const tries = recheck.tries + 1;
  const wait = WAIT_MINUTES[tries];
  return [wait === undefined ? recheckEnd(item) : recheckWrite({ ...recheck, tries }, later(world, wait), item)];
}

/** Somebody else made the check, or changed the details, in between. */
function ignoreOvertaken(error: unknown): void {
  if (!(error instanceof ConditionFailed)) throw error;
}
