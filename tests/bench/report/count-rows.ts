import { isDeepStrictEqual } from 'node:util';
import type { Budgets } from '../counts/budgets.ts';
import type { Count } from '../counts/counted.ts';
import { COUNTED, isWithin, type CountName } from '../counts/gates.ts';
import { allCounts, plainCount, type MeasuredCounts } from '../counts/measured-counts.ts';
import type { Row, Verdict } from './row.ts';

/** A line for every count, as requests / write units / read units; a count that is not its budget fails. */
export function countRows(counts: MeasuredCounts, budgets: Budgets): Row[] {
  return allCounts(counts).map(([name, count, rows]) => {
    const { item, what, gate, target } = COUNTED[name];
    return {
      item,
      what: rows === undefined ? what : `${what}, ${rows.toLocaleString('en')} rows`,
      measured: isBudget(count, budgets[name])
        ? shown(plainCount(count))
        : `${shown(plainCount(count))}, its budget is ${shown(budgets[name])}`,
      gate: target ? `${shown(gate)} (target ${shown(target)})` : shown(gate),
      verdict: isBudget(count, budgets[name]) ? verdictOf(name, count) : 'FAIL',
    };
  });
}

function isBudget(count: Count, budget: Count | undefined): boolean {
  return isDeepStrictEqual(plainCount(count), budget);
}

function verdictOf(name: CountName, count: Count): Verdict {
  const { gate, target } = COUNTED[name];
  if (!isWithin(count, gate)) return 'FAIL';
  if (!isWithin(count, target)) return 'misses target';
  return gate ? 'pass' : '';
}

function shown(count: Partial<Count> | undefined): string {
  if (!count) return '';
  const { requests = '–', writeUnits = '–', readUnits = '–' } = count;
  return `${requests} / ${writeUnits} / ${readUnits}`;
}
