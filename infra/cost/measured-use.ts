import { readFileSync } from 'node:fs';

/** What one induction takes, as the last benchmark measured it. */
export type MeasuredUse = {
  apiCalls: number;
  writeUnits: number;
  readUnits: number;
  /** From the first visit to signed, bodies both ways, without photos. */
  visitKilobytes: number;
  photoKilobytes: number;
};

const read = (path: string): string => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8');

/** Reads the committed budgets and the page of the last benchmark. Throws where that page has no such row. */
export function measuredUse(): MeasuredUse {
  const { wholeInduction } = JSON.parse(read('tests/bench/budgets.json')) as {
    wholeInduction: { writeUnits: number; readUnits: number };
  };
  const rows = read('docs/benchmarks.md').split('\n');
  const measured = (beginning: string): number => {
    const row = rows.find((line) => line.startsWith(`| ${beginning}`));
    const value = Number.parseFloat(row?.split('|')[3] ?? '');
    if (Number.isNaN(value)) throw new Error(`docs/benchmarks.md has no number for "${beginning}"`);
    return value;
  };
  return {
    apiCalls: measured('P12 | the same on a phone'),
    writeUnits: wholeInduction.writeUnits,
    readUnits: wholeInduction.readUnits,
    visitKilobytes: measured('P17 | the rich demo form'),
    photoKilobytes: measured('P19 |'),
  };
}
