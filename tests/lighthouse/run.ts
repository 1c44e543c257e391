import { writeFileSync } from 'node:fs';
import { machineLine } from '../bench/report/machine.ts';
import { LocalProduct } from '../e2e/steps/local-product.ts';
import { lighthousePage, lighthouseRow, type LighthouseRow } from './lighthouse-page.ts';
import { loadLighthouse } from './lighthouse-tool.ts';
import { measureVisit } from './measured-visit.ts';
import { VISITORS, type VisitorName } from './visitors.ts';

/** Looks at the pages of `VISITORS`, writes docs/measured/lighthouse.md, and ends with 1 where a gate fails. */
const PAGE = new URL('../../docs/measured/lighthouse.md', import.meta.url);

const machine = machineLine();
const lighthouse = await loadLighthouse();
const product = await LocalProduct.start();
const rows: LighthouseRow[] = [];
try {
  for (const name of Object.keys(VISITORS) as VisitorName[]) {
    rows.push(lighthouseRow(name, await measureVisit(VISITORS[name], { lighthouse, baseURL: product.url })));
    process.stdout.write(`${rows.at(-1)?.cells.join(' | ')}\n`);
  }
} finally {
  await product.stop();
}
writeFileSync(PAGE, lighthousePage(rows, machine));
process.exitCode = rows.every(({ verdict }) => verdict === 'pass') ? 0 : 1;
