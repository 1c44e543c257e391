import { writeFileSync } from 'node:fs';
import { costPage } from './cost-page.ts';
import { measuredUse } from './measured-use.ts';
import { PRICES } from './price-list.ts';

/** Writes docs/measured/cost.md from the last measurement and answers the page. */
export function writeCost(): string {
  const page = costPage(measuredUse(), PRICES);
  writeFileSync(new URL('../../../docs/measured/cost.md', import.meta.url), page);
  return page;
}
