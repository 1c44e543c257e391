import { writeFileSync } from 'node:fs';
import type { WrittenByKey } from '../../../infra/reports/capacity/hot-keys.ts';
import { writtenByKey } from '../capacity/shared-keys.ts';
import type { MeasuredCounts } from './measured-counts.ts';

/** What one induction with its due work and approval writes under each key. */
export function keyUnitsOf({ induction, afterwards }: Pick<MeasuredCounts, 'induction' | 'afterwards'>): WrittenByKey {
  const { afterInduction, approval } = afterwards;
  return writtenByKey([induction.wholeInduction, afterInduction, approval].flatMap(({ metered }) => metered));
}

/** Commits the units, which docs/capacity.md is computed from. */
export function writeKeyUnits(counts: MeasuredCounts): void {
  const file = new URL('../key-units.json', import.meta.url);
  writeFileSync(file, `${JSON.stringify(keyUnitsOf(counts), null, 2)}\n`);
}
