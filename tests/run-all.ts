import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './e2e/steps/find-browser.ts';
import { ensureProgram } from './ensure-program.ts';
import { type Counts, countJourneys, countUnits, readReport } from './read-reports.ts';

/** Runs every check and every test of the product and closes with the line `N passed, N failed`. */
type Command = { name: string; command: string[]; env?: Record<string, string> };

const folder = mkdtempSync(path.join(tmpdir(), 'tyomaaportti-tests-'));

async function run({ name, command, env = {} }: Command): Promise<boolean> {
  console.log(`\n== ${name}`);
  const [program = '', ...rest] = command;
  const started = Date.now();
  const child = spawn(program, rest, { stdio: ['ignore', 'inherit', 'inherit'], env: { ...process.env, ...env } });
  const status = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject);
    child.on('close', resolve);
  });
  const outcome = status === 0 ? 'passed' : 'FAILED';
  const seconds = ((Date.now() - started) / 1000).toFixed(1);
  console.log(`== ${name}: ${outcome} in ${seconds} s`);
  return status === 0;
}

async function check(name: string, ...scripts: string[]): Promise<Counts> {
  const passes = await run({ name, command: ['npm', 'run', '--silent', ...scripts] });
  return passes ? { passed: 1, failed: 0, failures: [] } : { passed: 0, failed: 1, failures: [name] };
}

async function units(): Promise<Counts> {
  // The commands of docs/evidence.md are run as they stand there.
  ['bash', 'jq', 'openssl'].forEach(ensureProgram);
  const file = path.join(folder, 'vitest.json');
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const command = ['npx', 'vitest', 'run', '--config', 'tests/vitest.config.ts', ...reporters];
  const succeeded = await run({ name: 'units, API and infrastructure', command });
  return readReport(succeeded, file, countUnits);
}

async function journeys(): Promise<Counts> {
  const file = path.join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: ensureBrowser() };
  const reporters = '--reporter=list,json,./tests/chaos/chaos-reporter.ts';
  const command = ['npx', 'playwright', 'test', '--config', 'tests/e2e/playwright.config.ts', reporters];
  const succeeded = await run({ name: 'journeys in the browser', command, env });
  return readReport(succeeded, file, countJourneys);
}

// One after the other: each wants two processors, and beside each other they take longer.
const results = [
  await check('build', 'build'),
  await check('types', 'types'),
  await check('lint', 'lint'),
  await check('format', 'format:check'),
  await check('unused code and dependencies', 'unused'),
  await units(),
  await journeys(),
];
rmSync(folder, { recursive: true, force: true });
const total = results.reduce((sum, { passed, failed, failures }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
  failures: [...sum.failures, ...failures],
}));
// Told once more at the end, for who has only the end of a long log.
for (const failure of total.failures) console.log(`\nFAILED ${failure}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
