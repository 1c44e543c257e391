import { seedDemo } from '../../../infra/demo/seed.ts';
import { countAfterwards, countInduction, type AfterwardsCounts, type InductionCounts } from './count-induction.ts';
import { countLists, type ListCount } from './count-lists.ts';
import type { Count, Counted } from './counted.ts';
import { countReports, type ReportCounts } from './count-reports.ts';
import { startCountedApp, type CountedApp } from './counted-app.ts';
import { countPermits, type PermitCounts } from './count-permits.ts';
import type { CountName } from './gates.ts';

export type MeasuredCounts = {
  induction: InductionCounts;
  permits: PermitCounts;
  reports: ReportCounts;
  lists: readonly ListCount[];
  afterwards: AfterwardsCounts;
};

/** Counts everything over freshly seeded stores, the lists at each of the sizes. */
export async function measureCounts(listSizes: readonly number[]): Promise<MeasuredCounts> {
  // Each where it leaves the others no due work: a permit settled beside long lists would take minutes.
  return {
    afterwards: await onSeeded(countAfterwards),
    permits: await onSeeded(countPermits),
    ...(await onSeeded(async (on) => ({
      induction: await countInduction(on),
      reports: await countReports(on),
      lists: await countLists(on, listSizes),
    }))),
  };
}

async function onSeeded<Counts>(count: (on: CountedApp) => Promise<Counts>): Promise<Counts> {
  const on = await startCountedApp();
  try {
    await seedDemo(on.app.world);
    return await count(on);
  } finally {
    await on.app.stop();
  }
}

/** Every count under its name; a list's count once for each size. */
export function allCounts({
  induction,
  permits,
  reports,
  lists,
  afterwards,
}: MeasuredCounts): [name: CountName, count: Counted, rows?: number][] {
  const single = Object.entries({ ...induction, ...permits, ...reports, ...afterwards }) as [CountName, Counted][];
  return [...single, ...lists.map(({ name, count, rows }): [CountName, Counted, number] => [name, count, rows])];
}

export const plainCount = ({ requests, writeUnits, readUnits }: Count): Count => ({ requests, writeUnits, readUnits });
