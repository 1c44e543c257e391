import type { ErasurePlan } from '../../../functions/store/installation/erasures.ts';
import { markRetentionDay } from '../../../functions/store/installation/retention-runs.ts';
import type { UserFormHead } from '../../../functions/store/entities/user-forms/user-form-head.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { findAllCompanies } from '../../../functions/store/entities/companies.ts';
import type { CompanyName } from '../company/company-list.ts';
import { beginErasure, finishErasures, receiptOf, WHY } from '../erasing/erase-person.ts';
import { addCounts, planInduction, type Counts } from '../erasing/plan-erasure.ts';
import { deleteAll } from '../erasing/erase-things.ts';
import type { Installation } from '../installation.ts';
import { endCardPictures, endPermit, endPermitAddresses, endWorkerList } from './end-expired.ts';
import { findExpired, type Expired } from './find-expired.ts';
import type { RetentionKind } from './retention-rules.ts';

/** The number of a company's expired things of a kind, and the oldest day (`YYYY-MM-DD`). */
export type Over = { company: CompanyName; kind: RetentionKind; count: number; oldest: string };

const INDUCTIONS_A_STEP = 25;

/** Finds expired data company by company, and ends it in batches unless it is a dry run. First finishes what a killed run began. */
export async function runRetention(installation: Installation, { isDryRun }: { isDryRun: boolean }): Promise<Over[]> {
  const all: Over[] = [];
  for (const company of await findAllCompanies(installation.world.table)) {
    if (!isDryRun) await finishErasures(installation, company._id);
    const over = new Map<RetentionKind, Over>();
    let inductions: UserFormHead[] = [];
    const endInductions = async () => {
      if (!isDryRun) await eraseInductions(installation, company._id, inductions);
      inductions = [];
    };
    for await (const expired of findExpired(installation.world.table, company._id, installation.world.now())) {
      count(over, company, expired);
      if ('head' in expired) inductions.push(expired.head);
      else if (!isDryRun) await end(installation, expired);
      if (inductions.length >= INDUCTIONS_A_STEP) await endInductions();
    }
    await endInductions();
    all.push(...over.values());
  }
  const { world } = installation;
  if (!isDryRun) await markRetentionDay(world.table, localDate(world.now()));
  return all;
}

function count(over: Map<RetentionKind, Over>, company: CompanyName, { kind, day }: Expired): void {
  const before = over.get(kind) ?? { company, kind, count: 0, oldest: day };
  over.set(kind, { ...before, count: before.count + 1, oldest: day < before.oldest ? day : before.oldest });
}

async function end(installation: Installation, expired: Expired): Promise<void> {
  if ('card' in expired) await endCardPictures(installation, expired.card);
  else if ('presence' in expired) await deleteAll(installation, [expired.presence]);
  else if ('site' in expired) await endWorkerList(installation, expired.site);
  else if ('permit' in expired && expired.kind === 'permits') await endPermit(installation, expired.permit);
  else if ('permit' in expired) await endPermitAddresses(installation, expired.permit);
}

async function eraseInductions(installation: Installation, company: string, heads: readonly UserFormHead[]) {
  if (heads.length === 0) return;
  const plan: ErasurePlan = { inductions: [], cards: [] };
  const erased: Counts = {};
  for (const head of heads) {
    const { induction, counts } = await planInduction(installation, head, { mayKeepList: false });
    plan.inductions.push(induction);
    addCounts(erased, counts);
  }
  const kept = [{ what: 'billing entries', count: heads.length, why: WHY.billing }];
  const receipt = receiptOf(installation, { company, by: 'retention', erased, kept });
  await beginErasure(installation, { receipt, plan });
}
