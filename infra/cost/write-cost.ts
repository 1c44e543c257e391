import { writeFileSync } from 'node:fs';
import { costPage } from './cost-page.ts';
import { measuredUse } from './measured-use.ts';
import { PRICES } from './price-list.ts';

const page = costPage(measuredUse(), PRICES);
writeFileSync(new URL('../../docs/cost.md', import.meta.url), page);
process.stdout.write(page);
