import { markRetentionDay } from '../../store/installation/retention-runs.ts';
import { findRetentionPeriods } from '../../store/installation/retention-periods.ts';
import { localDate } from '../../../shared/core/dates.ts';
import { findAllCompanies } from '../../store/entities/companies.ts';
import type { RetentionKind } from '../../../shared/data-desk/retention-rules.ts';
import { finishErasures } from '../erasing/whole-erasure.ts';
import type { KeptData } from '../kept-data.ts';
import { countOf, endThem } from './end-them.ts';
import { expiredPages, judgedBy, type Expired } from './find-expired.ts';

type CompanyName = { _id: string; name: string };

/** The number of a company's expired things of a kind, and the oldest day (`YYYY-MM-DD`). */
export type Over = { company: CompanyName; kind: RetentionKind; count: number; oldest: string };

/**
 * Finds expired data company by company, and ends it at once unless it is a dry run: an operator has seen that before, as the desk shows it
 * for 14 days before the scheduler does the same. First finishes what a killed run began.
 */
export async function runRetention(data: KeptData, { isDryRun }: { isDryRun: boolean }): Promise<Over[]> {
  const { table, now } = data.world;
  const all: Over[] = [];
  for (const company of await findAllCompanies(table)) {
    if (!isDryRun) await finishErasures(data, company._id);
    const over = new Map<RetentionKind, Over>();
    const { periods } = await findRetentionPeriods(table, company._id);
    const judged = await judgedBy(table, { company: company._id, today: localDate(now()), periods });
    for await (const { expired } of expiredPages(table, judged)) {
      for (const one of expired) count(over, company, one);
      if (!isDryRun) await endThem(data, company._id, expired);
    }
    all.push(...over.values());
  }
  if (!isDryRun) await markRetentionDay(table, localDate(now()));
  return all;
}

function count(over: Map<RetentionKind, Over>, company: CompanyName, expired: Expired): void {
  const { kind, day } = expired;
  const before = over.get(kind) ?? { company, kind, count: 0, oldest: day };
  over.set(kind, {
    ...before,
    count: before.count + countOf(expired),
    oldest: day < before.oldest ? day : before.oldest,
  });
}
