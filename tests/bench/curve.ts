import { writeFileSync } from 'node:fs';
import { seedDemo } from '../../infra/demo/seed.ts';
import { countLists, type ListCount } from './counts/count-lists.ts';
import { startCountedApp } from './counts/counted-app.ts';
import { COUNTED } from './counts/gates.ts';
import { median } from './ratios/median.ts';
import { machineLine } from './report/machine.ts';

/** Measures the lists from 100 to 100,000 rows and writes docs/measured/list-curve.md; ends with 1 where a page costs more in a longer list. */
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
const PAGE = new URL('../../docs/measured/list-curve.md', import.meta.url);
const SIZES = (process.env['LIST_ROWS'] ?? '100,1000,10000,100000').split(',').map(Number);
const CALLS = 200;

type Timing = { rows: number; milliseconds: number };

const on = await startCountedApp();
const timings: Timing[] = [];
try {
  await seedDemo(on.app.world);
  const counts = await countLists(on, SIZES, async (rows, page) => {
    timings.push({ rows, milliseconds: await medianOf(page) });
    console.log(`${rows} rows`);
  });
  const page = pageOf(counts);
  writeFileSync(PAGE, page);
  console.log(page);
  process.exitCode = isFlat(counts) ? 0 : 1;
} finally {
  await on.app.stop();
}

async function medianOf(work: () => Promise<unknown>): Promise<number> {
  const taken: number[] = [];
  for (let call = 0; call < CALLS; call += 1) await work();
  for (let call = 0; call < CALLS; call += 1) {
    const started = performance.now();
    await work();
    taken.push(performance.now() - started);
  }
  on.meter.take();
  return median(taken);
}

function shown({ count: { requests, readUnits } }: ListCount): string {
  return `${requests} / ${readUnits}`;
}

function isFlat(counts: readonly ListCount[]): boolean {
  const costs = new Set(counts.map((count) => `${count.name} ${shown(count)}`));
  return costs.size === new Set(counts.map(({ name }) => name)).size;
}

function row(cells: readonly string[]): string {
  return `| ${cells.join(' | ')} |`;
}

function pageOf(counts: readonly ListCount[]): string {
  const names = [...new Set(counts.map(({ name }) => name))];
  const cell = (name: ListCount['name'], rows: number) => {
    const found = counts.find((one) => one.name === name && one.rows === rows);
    return found ? shown(found) : '–';
  };
  const lines = names.map((name) => row([COUNTED[name].what, ...SIZES.map((rows) => cell(name, rows))]));
  const times = row([
    'a list page of 20, median of 200 calls',
    ...timings.map(({ milliseconds }) => `${milliseconds.toFixed(1)} ms`),
  ]);
  return `# Lists from a hundred to a hundred thousand rows

Written by \`npm run tools -- test:long:curve\`: what a page costs, as DynamoDB requests / read units, while the lists grow. Every row must say the same at every size; the
times are of one machine over the embedded store and are only shown.

${machineLine()}

${row(['What', ...SIZES.map((rows) => `${rows.toLocaleString('en')} rows`)])}
${row(['---', ...SIZES.map(() => '---')])}
${lines.join('\n')}
${times}
`;
}
