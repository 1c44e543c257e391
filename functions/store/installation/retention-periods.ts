import * as z from 'zod/mini';
import { USUAL_PERIODS, type Periods } from '../../../shared/data-desk/retention-rules.ts';
import { itemReader } from '../item-reader.ts';
import { retentionPeriodsKey } from '../keys.ts';
import type { Table, Write } from '../table.ts';

const years = (usual: number) => z._default(z.number(), usual);
const Stored = z.object({
  version: z.number(),
  periods: z.object({
    unfinishedDays: years(USUAL_PERIODS.unfinishedDays),
    cardPictureMonths: years(USUAL_PERIODS.cardPictureMonths),
    inductionYears: years(USUAL_PERIODS.inductionYears),
    permitAddressMonths: years(USUAL_PERIODS.permitAddressMonths),
    permitYears: years(USUAL_PERIODS.permitYears),
  }),
});
export type StoredPeriods = { version: number; periods: Periods };

const periodsOf = itemReader('retentionPeriods', { schema: Stored });

/** For how long a company keeps things; the usual times where it has set none. */
export async function findRetentionPeriods(table: Table, company: string): Promise<StoredPeriods> {
  const item = await table.get(retentionPeriodsKey(company));
  return item ? periodsOf(item) : { version: 0, periods: USUAL_PERIODS };
}

/** Sets the times over the version that was read; ConditionFailed where somebody else was first. */
export function retentionPeriodsWrite(company: string, before: StoredPeriods, periods: Periods): Write {
  return {
    put: { ...retentionPeriodsKey(company), entity: 'retentionPeriods', version: before.version + 1, periods },
    condition: before.version === 0 ? 'attribute_not_exists(PK)' : 'version = :version',
    ...(before.version > 0 && { values: { ':version': before.version } }),
  };
}
