import { recheckEnd, recheckWrite } from '../../store/due/kinds/recheck.ts';
import { taxNumberValidationWrite } from '../../store/entities/user-forms/register-checks.ts';
import { isWritten } from '../../store/table-errors.ts';
import type { Write } from '../../store/table.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { type UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { workerOrder } from '../order-worker.ts';
import type { World } from '../../world.ts';
import { taxNumberReply, validationOf } from './tax-number-check.ts';
import type { Due } from '../../store/due/due-kind.ts';

/** The wait before each try; after the last try a user has to ask for the check. */
const FIRST_WAIT_MINUTES = 15;
const WAIT_MINUTES = [FIRST_WAIT_MINUTES, 60, 4 * 60, 12 * 60, 24 * 60];

function later(world: World, minutes: number): string {
  return new Date(world.now().getTime() + minutes * 60_000).toISOString();
}

/** Orders a repeat of a check that the register did not answer. */
export function firstRecheck(world: World, { _id: userFormId, version }: UserFormHead): Write {
  return recheckWrite({ userFormId, version, tries: 0 }, later(world, FIRST_WAIT_MINUTES));
}

/** Repeats unanswered checks until a register answers, the details change, or five tries have failed. */
export async function recheckTaxNumbers(world: World, items: readonly Due<'recheck'>[]): Promise<void> {
  // A refused write means that another caller has made the check or changed the details meanwhile.
  for (const item of items) await isWritten(world.table.write(await writesOf(world, item)));
}

/** Replaces the order by the outcome or its next try; only removes it where another caller has the answer. */
async function writesOf(world: World, item: Due<'recheck'>): Promise<Write[]> {
  const { recheck } = item;
  const head = await findUserForm(world.table, recheck.userFormId);
  const isOpen = head?.version === recheck.version && head.taxNumberValidation?.state === 'not_checked';
  if (!isOpen) return [recheckEnd(item)];
  const reply = await taxNumberReply(world, head);
  if (reply.state !== 'not_checked')
    return [recheckEnd(item), taxNumberValidationWrite(head, validationOf(reply)), ...workerOrder(world, head)];
  const tries = recheck.tries + 1;
  const wait = WAIT_MINUTES[tries];
  return [wait === undefined ? recheckEnd(item) : recheckWrite({ ...recheck, tries }, later(world, wait), item)];
}
