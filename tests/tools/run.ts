import { spawnSync } from 'node:child_process';
import { TOOLS } from './list.ts';

/** `npm run tools` lists the tools, `npm run tools -- <name> …` runs one and ends as it does; 2 where there is none of the name. */
function runTool([name = '', ...rest]: readonly string[]): number {
  const tool = Object.hasOwn(TOOLS, name) ? TOOLS[name] : undefined;
  if (!tool) {
    const lines = Object.entries(TOOLS).map(([known, { does }]) => `${known.padEnd(18)}${does}`);
    process.stdout.write(`${lines.join('\n')}\n`);
    return name === '' ? 0 : 2;
  }
  return spawnSync('sh', ['-c', `${tool.command} "$@"`, name, ...rest], { stdio: 'inherit' }).status ?? 1;
}

process.exitCode = runTool(process.argv.slice(2));
