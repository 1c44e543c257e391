import { readFileSync } from 'node:fs';

/** One induction's resource use in the last benchmark. */
export type MeasuredUse = {
  apiCalls: number;
  /** Of the worker's own calls, their due work, and the approval. */
  writeUnits: number;
  readUnits: number;
  /** From the first visit to the signature, bodies in both directions, without photos. */
  visitKilobytes: number;
  photoKilobytes: number;
};

type Units = { writeUnits: number; readUnits: number };
const STEPS = ['wholeInduction', 'afterInduction', 'approval'] as const;

const readText = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** Reads the committed budgets and the page of the last benchmark. Throws when the page lacks a row. */
export function measuredUse(): MeasuredUse {
  const budgets = JSON.parse(readText('tests/bench/budgets.json')) as Record<(typeof STEPS)[number], Units>;
  const units = (kind: keyof Units) => STEPS.reduce((total, step) => total + budgets[step][kind], 0);
  const rows = readText('docs/measured/benchmarks.md').split('\n');
  const measured = (beginning: string): number => {
    const row = rows.find((line) => line.startsWith(`| ${beginning}`));
    const value = Number.parseFloat(row?.split('|')[3] ?? '');
    if (Number.isNaN(value)) throw new Error(`docs/measured/benchmarks.md has no number for "${beginning}"`);
    return value;
  };
  return {
    apiCalls: measured('induction | the same on a phone'),
    writeUnits: units('writeUnits'),
    readUnits: units('readUnits'),
    visitKilobytes: measured('visit | the rich demo form'),
    photoKilobytes: measured('photo |'),
  };
}
