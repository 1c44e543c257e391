import { spawnSync } from 'node:child_process';
import { median } from '../ratios/median.ts';

const RUNS = 15;

/**
 * Milliseconds from spawning a fresh process that loads a program to its end, the programs in turns: the median of each.
 * The processes have an empty environment, as what a machine adds to every start is not the program's.
 */
export function startMilliseconds<Name extends string>(programs: Record<Name, string>): Record<Name, number> {
  const names = Object.keys(programs) as Name[];
  const taken = Object.fromEntries(names.map((name) => [name, [] as number[]])) as Record<Name, number[]>;
  for (const name of names) millisecondsOf(programs[name]);
  for (let run = 0; run < RUNS; run += 1) {
    for (const name of run % 2 === 0 ? names : names.toReversed()) taken[name].push(millisecondsOf(programs[name]));
  }
  return Object.fromEntries(names.map((name) => [name, median(taken[name])])) as Record<Name, number>;
}

function millisecondsOf(program: string): number {
  const started = process.hrtime.bigint();
  const { status, stderr } = spawnSync(process.execPath, [program], { env: {}, encoding: 'utf8' });
  if (status !== 0) throw new Error(`${program} did not start: ${stderr}`);
  return Number(process.hrtime.bigint() - started) / 1e6;
}
