import { execFileSync } from 'node:child_process';
import os from 'node:os';

/** Where the numbers were taken, in one line: machine, Node and commit. */
export function machineLine(): string {
  const cpus = os.cpus();
  const memory = Math.round(os.totalmem() / 2 ** 30);
  const machine = `${cpus.length} cores (${cpus[0]?.model.trim() ?? 'unknown'}), ${memory} GB, ${os.type()} ${os.arch()}`;
  return `${machine}; Node ${process.version}; commit ${commit()}`;
}

function commit(): string {
  const git = (...words: string[]) => execFileSync('git', words, { encoding: 'utf8' }).trim();
  try {
    return git('rev-parse', '--short', 'HEAD') + (git('status', '--porcelain') === '' ? '' : ' with changes');
  } catch {
    return 'unknown';
  }
}
