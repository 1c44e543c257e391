import { writeFileSync } from 'node:fs';
import { capacityPage } from './capacity-page.ts';
import { measured } from './measured.ts';

/** Writes docs/capacity.md from the committed counts and answers the page. */
export function writeCapacity(): string {
  const page = capacityPage(measured());
  writeFileSync(new URL('../../../docs/capacity.md', import.meta.url), page);
  return page;
}
