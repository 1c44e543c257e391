import { readFileSync } from 'node:fs';

/** What one induction takes, as the last benchmark measured it. */
export type MeasuredUse = {
  apiCalls: number;
  /** Of the worker's own calls, of what follows from them, and of the approval. */
  writeUnits: number;
  readUnits: number;
  /** From the first visit to signed, bodies both ways, without photos. */
  visitKilobytes: number;
  photoKilobytes: number;
};

type Units = { writeUnits: number; readUnits: number };
const STEPS = ['wholeInduction', 'afterInduction', 'approval'] as const;

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Reads the committed budgets and the page of the last benchmark. Throws where that page has no such row. */
export function measuredUse(): MeasuredUse {
  const budgets = JSON.parse(read('tests/bench/budgets.json')) as Record<(typeof STEPS)[number], Units>;
  const units = (kind: keyof Units) => STEPS.reduce((total, step) => total + budgets[step][kind], 0);
  const rows = read('docs/benchmarks.md').split('\n');
  const measured = (beginning: string): number => {
    const row = rows.find((line) => line.startsWith(`| ${beginning}`));
    const value = Number.parseFloat(row?.split('|')[3] ?? '');
    if (Number.isNaN(value)) throw new Error(`docs/benchmarks.md has no number for "${beginning}"`);
    return value;
  };
  return {
    apiCalls: measured('P12 | the same on a phone'),
    writeUnits: units('writeUnits'),
    readUnits: units('readUnits'),
    visitKilobytes: measured('P17 | the rich demo form'),
    photoKilobytes: measured('P19 |'),
  };
}
