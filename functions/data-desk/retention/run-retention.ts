import type { ErasurePlan } from '../../store/installation/erasures.ts';
import { markRetentionDay } from '../../store/installation/retention-runs.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { findAllCompanies } from '../../store/entities/companies.ts';
import { beginErasure, finishErasures, receiptOf, WHY } from '../erasing/whole-erasure.ts';
import { addCounts, planInduction, type Counts } from '../erasing/plan-erasure.ts';
import { deleteAll } from '../erasing/erase-things.ts';
import type { KeptData } from '../kept-data.ts';
import { endCardPictures, endPermit, endPermitAddresses, endWorkerList } from './end-expired.ts';
import { findExpired, type Expired } from './find-expired.ts';
import type { RetentionKind } from '../../../shared/data-desk/retention-rules.ts';

type CompanyName = { _id: string; name: string };

/** The number of a company's expired things of a kind, and the oldest day (`YYYY-MM-DD`). */
export type Over = { company: CompanyName; kind: RetentionKind; count: number; oldest: string };

const INDUCTIONS_A_STEP = 25;

/** Finds expired data company by company, and ends it in batches unless it is a dry run. First finishes what a killed run began. */
export async function runRetention(data: KeptData, { isDryRun }: { isDryRun: boolean }): Promise<Over[]> {
  const all: Over[] = [];
  for (const company of await findAllCompanies(data.world.table)) {
    if (!isDryRun) await finishErasures(data, company._id);
    const over = new Map<RetentionKind, Over>();
    let inductions: UserFormHead[] = [];
    const endInductions = async () => {
      if (!isDryRun) await eraseInductions(data, company._id, inductions);
      inductions = [];
    };
    for await (const expired of findExpired(data.world.table, company._id, data.world.now())) {
      count(over, company, expired);
      if ('head' in expired) inductions.push(expired.head);
      else if (!isDryRun) await end(data, expired);
      if (inductions.length >= INDUCTIONS_A_STEP) await endInductions();
    }
    await endInductions();
    all.push(...over.values());
  }
  const { world } = data;
  if (!isDryRun) await markRetentionDay(world.table, localDate(world.now()));
  return all;
}

function count(over: Map<RetentionKind, Over>, company: CompanyName, { kind, day }: Expired): void {
  const before = over.get(kind) ?? { company, kind, count: 0, oldest: day };
  over.set(kind, { ...before, count: before.count + 1, oldest: day < before.oldest ? day : before.oldest });
}

async function end(data: KeptData, expired: Expired): Promise<void> {
  if ('card' in expired) await endCardPictures(data, expired.card);
  else if ('presence' in expired) await deleteAll(data, [expired.presence]);
  else if ('site' in expired) await endWorkerList(data, expired.site);
  else if ('permit' in expired && expired.kind === 'permits') await endPermit(data, expired.permit);
  else if ('permit' in expired) await endPermitAddresses(data, expired.permit);
}

async function eraseInductions(data: KeptData, company: string, heads: readonly UserFormHead[]) {
  if (heads.length === 0) return;
  const plan: ErasurePlan = { inductions: [], cards: [] };
  const erased: Counts = {};
  for (const head of heads) {
    const { induction, counts } = await planInduction(data, head, { mayKeepList: false });
    plan.inductions.push(induction);
    addCounts(erased, counts);
  }
  const kept = [{ what: 'billing entries', count: heads.length, why: WHY.billing }];
  const receipt = receiptOf(data, { company, by: 'retention', erased, kept });
  await beginErasure(data, { receipt, plan });
}
