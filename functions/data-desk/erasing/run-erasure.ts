import { erasureWrite, type Erasure, type ErasurePlan } from '../../store/installation/erasures.ts';
import { findUserForm } from '../../store/entities/user-forms/user-forms.ts';
import { walkThings } from '../../store/company-data/walk-things.ts';
import type { KeptData } from '../kept-data.ts';
import { eraseCard, eraseInduction } from './erase-things.ts';
import { eraseWorkerLines } from './erase-worker-lines.ts';
import { addressesOf, erasePermitPerson, permitsNaming, type Named } from './erase-permit-persons.ts';

const PERMITS_A_PAGE = 100;

/**
 * Runs a stored erasure: first the permits that name the person, while the addresses are still known, then the inductions and cards.
 * Idempotent: a killed run is repeated. Once its time is up it keeps how far it has come, and answers false.
 */
export async function runErasure(
  data: KeptData,
  { receipt, plan }: Erasure,
  isTimeUp: () => boolean = () => false,
): Promise<boolean> {
  if (!plan) return true;
  const { table } = data.world;
  const { company } = receipt;
  for await (const left of stepsOf(data, company, plan)) {
    if (left !== undefined && !isTimeUp()) continue;
    await table.write([erasureWrite({ receipt, plan: left })]);
    return left === undefined;
  }
  return true;
}

/** What is left of a plan after each step; undefined at the end. */
async function* stepsOf(data: KeptData, company: string, plan: ErasurePlan): AsyncGenerator<ErasurePlan | undefined> {
  const left = { ...plan };
  for await (const permitsFrom of erasePermits(data, company, plan)) {
    left.permitsFrom = permitsFrom;
    yield left;
  }
  left.permitsFrom = null;
  for (const induction of plan.inductions) {
    if (induction.erasesLines) await eraseWorkerLines(data, company, induction.id);
    await eraseInduction(data, company, induction);
    left.inductions = left.inductions.filter(({ id }) => id !== induction.id);
    yield left;
  }
  for (const id of plan.cards) await eraseCard(data, company, id);
  yield undefined;
}

async function* erasePermits({ world }: KeptData, company: string, plan: ErasurePlan): AsyncGenerator<string> {
  const { table } = world;
  if (plan.permitsFrom === null || plan.inductions.length === 0) return;
  const named = await namedBy(plan, async (id) => (await findUserForm(table, id))?.user);
  const walk = { company, kind: 'permits', from: plan.permitsFrom, limit: PERMITS_A_PAGE } as const;
  for await (const { ids, next } of walkThings(table, walk)) {
    for (const { _id } of await permitsNaming(table, ids, named.userForms)) await erasePermitPerson(world, _id, named);
    if (next !== undefined) yield next;
  }
}

type Addresses = Parameters<typeof addressesOf>[0];

async function namedBy(
  { inductions }: ErasurePlan,
  userOf: (id: string) => Promise<Addresses | undefined>,
): Promise<Named> {
  const users = await Promise.all(inductions.map(({ id }) => userOf(id)));
  return {
    userForms: new Set(inductions.map(({ id }) => id)),
    addresses: new Set(users.flatMap((user) => (user ? addressesOf(user) : []))),
  };
}
