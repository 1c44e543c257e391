import { writeFileSync } from 'node:fs';
import { writeCapacity } from '../../infra/reports/capacity/write-capacity.ts';
import { writeCost } from '../../infra/reports/cost/write-cost.ts';
import { measureBuilds } from './builds/measured-builds.ts';
import { readBudgets, writeBudgets } from './counts/budgets.ts';
import { writeKeyUnits } from './counts/key-units.ts';
import { measureCounts } from './counts/measured-counts.ts';
import { measureLoginsAtOnce } from './ratios/logins-at-once.ts';
import { measureLists } from './ratios/measured-lists.ts';
import { measureRefusedLogin } from './ratios/refused-login.ts';
import { measureSingleGet } from './ratios/single-get.ts';
import { benchmarksPage } from './report/benchmarks-page.ts';
import { buildRows } from './report/build-rows.ts';
import { edgeTimings } from '../functions/edge/edge-timing.ts';
import { countRows } from './report/count-rows.ts';
import { editorRows } from './report/editor-rows.ts';
import { edgeRows } from './report/edge-rows.ts';
import { laneRows } from './report/lane-rows.ts';
import { listRows } from './report/list-rows.ts';
import { machineLine } from './report/machine.ts';
import { measureEditor } from './editor/measured-editor.ts';
import { measureLanes } from './lanes/measured-lanes.ts';
import { measureMoving } from './moving/measured-moving.ts';
import { movingRows } from './report/moving-rows.ts';
import { measurePhone } from './phone/measured-phone.ts';
import { phoneRows } from './report/phone-rows.ts';
import { loginsRow, ratioRows, refusedLoginRow } from './report/ratio-rows.ts';

/**
 * Measures everything, writes docs/measured/benchmarks.md and the cost that follows from it, and ends with 1 where a gate fails; with `--accept`
 * it takes the counts as the new budgets, and writes the cost and the capacity.
 */
process.env['AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED'] = 'true';
const PAGE = new URL('../../docs/measured/benchmarks.md', import.meta.url);

if (process.argv.includes('--accept')) {
  const counts = await measureCounts([100, 1000]);
  writeBudgets(counts);
  writeKeyUnits(counts);
  writeCost();
  writeCapacity();
} else process.exitCode = (await isEveryGatePassed()) ? 0 : 1;

async function isEveryGatePassed(): Promise<boolean> {
  const machine = machineLine();
  const counts = await timed('counts, with lists of 10,000', () => measureCounts([100, 1000, 10_000]));
  const builds = await timed('builds and starts', measureBuilds);
  const rows = [
    ...ratioRows(await timed('ratios of single calls', measureSingleGet)),
    ...listRows(await timed('ratios of lists', measureLists)),
    refusedLoginRow(await timed('refused logins', measureRefusedLogin)),
    loginsRow(await timed('logins at once', measureLoginsAtOnce)),
    ...buildRows(builds),
    ...countRows(counts, readBudgets()),
    ...phoneRows(await timed('a phone', measurePhone)),
    ...editorRows(await timed('the editor', measureEditor)),
    ...movingRows(await timed('moving a company', measureMoving)),
    ...laneRows(await timed('lanes of messages', measureLanes)),
    ...edgeRows(await timed('edge functions', edgeTimings)),
  ];
  const page = benchmarksPage(rows, machine);
  writeFileSync(PAGE, page);
  writeCost();
  writeCapacity();
  console.log(page);
  const failed = rows.filter(({ verdict }) => verdict === 'FAIL' || verdict === 'void');
  for (const { item, what, measured, gate } of failed)
    console.log(`not passed: ${item} ${what}: ${measured}, gate ${gate}`);
  return failed.length === 0;
}

/** Says what is measured while it is, since all of it takes ten minutes. */
async function timed<T>(name: string, measure: () => Promise<T>): Promise<T> {
  const began = performance.now();
  console.error(`measuring ${name}`);
  const measured = await measure();
  console.error(`measured ${name} in ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return measured;
}
