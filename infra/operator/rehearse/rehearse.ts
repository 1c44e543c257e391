import { spawn } from 'node:child_process';
import { parseArgs } from 'node:util';
import { exitCodeOf, rehearse, reportLines } from './rehearsal.ts';

/**
 * `npm run rehearse` deploys the test stage to the endpoint of `AWS_ENDPOINT_URL`, or with `--sandbox` to the account of the credentials;
 * tests it, updates it, rolls back and destroys it. Exits with 0 when all passed, 1 when something failed, 2 when something, or everything,
 * was not run.
 */
const FOLDER = '.build/rehearsal';
const LAST_WORDS = 600;

const { values } = parseArgs({ options: { sandbox: { type: 'boolean' }, settings: { type: 'string' } } });
const endpoint = process.env['AWS_ENDPOINT_URL'];
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function cdk(args: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn('npx', ['cdk', ...args], { stdio: ['ignore', 'inherit', 'pipe'] });
    let words = '';
    child.stderr.on('data', (data: Buffer) => {
      process.stderr.write(data);
      words = `${words}${data.toString()}`.slice(-LAST_WORDS);
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(words.trim() || `cdk ${args[0]} failed`))));
  });
}

async function run(): Promise<number> {
  if (endpoint !== undefined && values.sandbox) {
    say('NOT RUN: AWS_ENDPOINT_URL and --sandbox name two places; give one.');
    return 2;
  }
  if (endpoint === undefined && !values.sandbox) {
    say(
      'NOT RUN: give an AWS-compatible endpoint in AWS_ENDPOINT_URL, or --sandbox for the account of your credentials.',
    );
    return 2;
  }
  say(`A rehearsal ${endpoint === undefined ? 'in the account of your credentials' : `at ${endpoint}`}.`);
  const { cdkParts } = await import('./cdk-parts.ts');
  const report = await rehearse(cdkParts({ folder: FOLDER, settings: values.settings, cdk }), say);
  say(
    [
      '',
      'Report',
      ...report.steps.map(({ outcome, name }) => `${outcome.padEnd(7)} ${name}`),
      ...reportLines(report),
    ].join('\n'),
  );
  return exitCodeOf(report);
}

process.exitCode = await run();
