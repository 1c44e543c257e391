import { erasureWrite, type Erasure, type ErasurePlan } from '../../../functions/store/installation/erasures.ts';
import type { UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import { findUserForm } from '../../../functions/store/entities/user-forms/user-forms.ts';
import type { Installation } from '../installation.ts';
import { eraseCard, eraseInduction } from './erase-things.ts';
import { eraseWorkerLines } from './erase-worker-lines.ts';
import { addressesOf, erasePermitPerson, findPermitsNaming } from './erase-permit-persons.ts';

/**
 * Runs a stored erasure: first the permits that name the person, while the addresses are still known, then the inductions and cards.
 * Idempotent: a killed run is repeated.
 */
export async function runErasure(installation: Installation, { receipt, plan }: Erasure): Promise<void> {
  if (!plan) return;
  const { table } = installation.world;
  const { company } = receipt;
  await erasePermits(installation, company, plan);
  for (const induction of plan.inductions) {
    if (induction.erasesLines) await eraseWorkerLines(installation, company, induction.id);
    await eraseInduction(installation, company, induction);
  }
  for (const id of plan.cards) await eraseCard(installation, company, id);
  await table.write([erasureWrite({ receipt, plan: undefined })]);
}

async function erasePermits({ world }: Installation, company: string, { inductions }: ErasurePlan): Promise<void> {
  const userForms = new Set(inductions.map(({ id }) => id));
  const heads = await Promise.all(inductions.map(({ id }) => findUserForm(world.table, id)));
  const addresses = new Set(heads.flatMap((head: UserFormHead | undefined) => (head ? addressesOf(head.user) : [])));
  for (const { _id } of await findPermitsNaming(world.table, company, userForms)) {
    await erasePermitPerson(world.table, _id, { userForms, addresses });
  }
}
