import type { ErasurePlan } from '../../store/installation/erasures.ts';
import { findPresenceBefore } from '../../store/entities/presence/presence-days.ts';
import type { UserFormHead } from '../../store/entities/user-forms/user-form-head.ts';
import { beginErasure, receiptOf, WHY } from '../erasing/whole-erasure.ts';
import { addCounts, planInduction, type Counts } from '../erasing/plan-erasure.ts';
import { deleteAll } from '../erasing/erase-things.ts';
import type { KeptData } from '../kept-data.ts';
import { endCardPictures, endPermit, endPermitAddresses, endWorkerList } from './end-expired.ts';
import type { Expired } from './find-expired.ts';

/** How many things of a retention kind one expired entry stands for. */
export const countOf = (expired: Expired): number => ('presence' in expired ? expired.presence.count : 1);

/** Ends what has been kept for its time: inductions together, with one receipt, everything else one by one. */
export async function endThem(data: KeptData, company: string, expired: readonly Expired[]): Promise<void> {
  for (const one of expired) await endOne(data, one);
  await eraseInductions(
    data,
    company,
    expired.flatMap((one) => ('head' in one ? [one.head] : [])),
  );
}

async function endOne(data: KeptData, expired: Expired): Promise<void> {
  if ('card' in expired) await endCardPictures(data, expired.card);
  else if ('presence' in expired)
    await deleteAll(data, await findPresenceBefore(data.world.table, expired.id, expired.presence.before));
  else if ('site' in expired) await endWorkerList(data, expired.site);
  else if ('permit' in expired && expired.kind === 'permits') await endPermit(data, expired.permit);
  else if ('permit' in expired) await endPermitAddresses(data, expired.permit);
}

async function eraseInductions(data: KeptData, company: string, heads: readonly UserFormHead[]): Promise<void> {
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
