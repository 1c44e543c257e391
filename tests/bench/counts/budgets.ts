import { readFileSync, writeFileSync } from 'node:fs';
import type { Count } from './counted.ts';
import { allCounts, plainCount, type MeasuredCounts } from './measured-counts.ts';

export type Budgets = Record<string, Count>;

const FILE = new URL('../budgets.json', import.meta.url);

/** What everything may take of DynamoDB, exactly: a change of the code that changes a count changes the file with it. */
export function readBudgets(): Budgets {
  return JSON.parse(readFileSync(FILE, 'utf8')) as Budgets;
}

export function writeBudgets(counts: MeasuredCounts): void {
  const budgets = Object.fromEntries(allCounts(counts).map(([name, count]) => [name, plainCount(count)]));
  writeFileSync(FILE, `${JSON.stringify(budgets, null, 2)}\n`);
}
