import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';

/** The everyday checks: two lanes that take about as long as each other. */
const LANES = [['tools -- test:quick', 'types', 'format:check', 'unused'], ['lint']];

/** Runs a script of package.json and prints all that it said once it has ended; answers whether it passed. */
async function passes(script: string): Promise<boolean> {
  const started = Date.now();
  const child = spawn('npm', ['run', '--silent', ...script.split(' ')], { stdio: ['ignore', 'pipe', 'pipe'] });
  const ended = new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const [output, complaints, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  const outcome = code === 0 ? 'passed' : 'FAILED';
  console.log(`${output}${complaints}== ${script}: ${outcome} in ${((Date.now() - started) / 1000).toFixed(1)} s\n`);
  return code === 0;
}

async function failuresOf(lane: readonly string[]): Promise<string[]> {
  const failed: string[] = [];
  for (const script of lane) if (!(await passes(script))) failed.push(script);
  return failed;
}

const failed = (await Promise.all(LANES.map(failuresOf))).flat();
if (failed.length > 0) console.log(`failed: ${failed.join(', ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
