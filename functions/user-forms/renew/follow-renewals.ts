import { isInForce } from '../../../shared/user-forms/renewal/renewal.ts';
import type { Due } from '../../store/due/due-kind.ts';
import { findInductionForm } from '../../store/entities/induction-forms/induction-forms.ts';
import { followLastDay } from '../../store/entities/user-forms/last-days.ts';
import { endedKeyWrites, findHeldKeys } from '../../store/entities/presence/check-in-keys.ts';
import { isRenewedWrite } from '../../store/entities/user-forms/renewals.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { untilWritten } from '../../verbs/until-written.ts';
import type { World } from '../../world.ts';
import { followDemand } from './ask-renewals.ts';

/** Follows completed, approved, archived and changed inductions: their last days, what they renew, and what their form demands of them. */
export async function followRenewals(world: World, tallies: readonly Due<'tally'>[]): Promise<void> {
  for (const id of new Set(tallies.flatMap(({ change }) => change.worker?.id ?? []))) await followOne(world, id);
}

async function followOne(world: World, id: string): Promise<void> {
  const head = await findUserForm(world.table, id);
  if (!head) return;
  await followEnd(world, head);
  if (head.renewalOf) await followFormer(world, head.renewalOf._id, isInForce(head));
  const form = await findInductionForm(world.table, head.inductionFormId);
  // Signed from an older version after the demand.
  if (form?.renewal) await followDemand(world, form.renewal, head);
}

/** An induction is found by its last day while it is signed, unarchived and not renewed. */
async function followEnd({ table }: World, head: UserFormHead): Promise<void> {
  const { _id, validUntil, signed, archived, isRenewed = false } = head;
  // An unsigned one may have been given back.
  if (validUntil === undefined && signed !== null) return;
  const isFound = validUntil !== undefined && signed !== null && !archived && !isRenewed;
  await followLastDay(table, _id, isFound ? { ...head, validUntil } : undefined);
}

/** A renewal takes the place of the former induction in lists, which ends the keys of its phones, and gives it back. */
async function followFormer(world: World, id: string, isRenewed: boolean): Promise<void> {
  await untilWritten(async () => {
    const former = await findUserForm(world.table, id);
    if (!former || (former.isRenewed ?? false) === isRenewed) return;
    const phones = isRenewed ? await findHeldKeys(world.table, id) : [];
    await world.table.write([isRenewedWrite(former, isRenewed), ...phones.flatMap(endedKeyWrites)]);
    await followEnd(world, { ...former, isRenewed });
  });
}
