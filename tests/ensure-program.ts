import { spawnSync } from 'node:child_process';

/** Finds a program in the PATH, or installs Debian's package of its name, as root; throws where neither goes. */
export function ensureProgram(name: string): void {
  const isFound = () => spawnSync('sh', ['-c', `command -v ${name}`]).status === 0;
  if (isFound()) return;
  spawnSync('sh', ['-c', `apt-get update -qq && apt-get install -y -qq ${name}`], { stdio: 'inherit' });
  if (!isFound()) throw new Error(`${name} was not found and could not be installed: install it.`);
}
