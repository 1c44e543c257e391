import type { ErasurePlan } from '../../../functions/store/erasures.ts';
import { markRetentionDay } from '../../../functions/store/retention-runs.ts';
import type { UserFormHead } from '../../../functions/store/user-form-head.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { allCompanies, type CompanyName } from '../company/company-list.ts';
import { beginErasure, finishErasures, receiptOf, WHY } from '../erasing/erase-person.ts';
import { addCounts, planInduction, type Counts } from '../erasing/plan-erasure.ts';
import type { Installation } from '../installation.ts';
import { endCardPictures, endPermit, endPermitAddresses } from './end-expired.ts';
import { findExpired, type Expired } from './find-expired.ts';
import type { RetentionKind } from './retention-rules.ts';

/** How many things of a kind a company has whose time is over, and the day (`YYYY-MM-DD`) of the oldest. */
export type Over = { company: CompanyName; kind: RetentionKind; count: number; oldest: string };

const INDUCTIONS_A_STEP = 25;

/**
 * Finds what has been kept for its time, company by company, and unless it is a dry run ends it, some at a time. What a killed
 * run has begun is finished first.
 */
export async function runRetention(installation: Installation, { isDryRun }: { isDryRun: boolean }): Promise<Over[]> {
  const all: Over[] = [];
  for (const company of await allCompanies(installation.world.table)) {
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
