import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ensureBrowser } from './e2e/find-browser.ts';

/** Runs every check and every test of the product and closes with the line `N passed, N failed`. */
type Counts = { passed: number; failed: number };

const folder = mkdtempSync(path.join(tmpdir(), 'tyomaaportti-tests-'));

function run(name: string, command: string[], env: Record<string, string> = {}): boolean {
  console.log(`\n== ${name}`);
  const [program = '', ...rest] = command;
  const started = Date.now();
  const { status } = spawnSync(program, rest, { stdio: 'inherit', env: { ...process.env, ...env } });
  console.log(`== ${name}: ${status === 0 ? 'passed' : 'FAILED'} in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

const check = (name: string, command: string[]): Counts =>
  run(name, command) ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };

/** What a test runner reported; a runner that left no report, or ran nothing, counts as failed. */
function reported(succeeded: boolean, file: string, countsOf: (report: never) => Counts): Counts {
  try {
    const counts = countsOf(JSON.parse(readFileSync(file, 'utf8')) as never);
    const isHonest = counts.passed > 0 && (succeeded || counts.failed > 0);
    return isHonest ? counts : { passed: counts.passed, failed: counts.failed + 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function units(): Counts {
  const file = path.join(folder, 'vitest.json');
  const command = [
    'npx',
    'vitest',
    'run',
    '--config',
    'tests/vitest.config.ts',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ];
  const succeeded = run('units, API and infrastructure', command);
  return reported(succeeded, file, (report: { numPassedTests: number; numFailedTests: number }) => ({
    passed: report.numPassedTests,
    failed: report.numFailedTests,
  }));
}

function journeys(): Counts {
  const file = path.join(folder, 'playwright.json');
  const env = { PLAYWRIGHT_JSON_OUTPUT_NAME: file, CHROMIUM_PATH: ensureBrowser() };
  const command = [
    'npx',
    'playwright',
    'test',
    '--config',
    'tests/e2e/playwright.config.ts',
    '--reporter=list,json,./tests/chaos/chaos-reporter.ts',
  ];
  const succeeded = run('journeys in the browser', command, env);
  return reported(succeeded, file, (report: { stats: { expected: number; unexpected: number; flaky: number } }) => ({
    passed: report.stats.expected,
    failed: report.stats.unexpected + report.stats.flaky,
  }));
}

const results: Counts[] = [
  check('types', ['npm', 'run', '--silent', 'types']),
  check('lint', ['npm', 'run', '--silent', 'lint']),
  check('format', ['npm', 'run', '--silent', 'format:check']),
  check('unused code and dependencies', ['npm', 'run', '--silent', 'unused']),
  check('build', ['npm', 'run', '--silent', 'build']),
  units(),
  journeys(),
];
rmSync(folder, { recursive: true, force: true });
const total = results.reduce((sum, { passed, failed }) => ({
  passed: sum.passed + passed,
  failed: sum.failed + failed,
}));
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed === 0 ? 0 : 1;
