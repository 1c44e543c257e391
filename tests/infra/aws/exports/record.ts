import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { remembered } from './stack-exports.ts';
import { RELEASED_EXPORTS, variants } from './variants.ts';

/**
 * Writes down what this release imports, beside what is written already. An export may go a release after its last import:
 * its line is taken out by hand.
 */
const before: unknown = existsSync(RELEASED_EXPORTS) ? JSON.parse(readFileSync(RELEASED_EXPORTS, 'utf8')) : {};
const now = [...variants().values()].map(remembered);
const all = Object.entries(Object.assign({}, before, ...now) as Record<string, string>);
writeFileSync(
  RELEASED_EXPORTS,
  `${JSON.stringify(Object.fromEntries(all.toSorted(([a], [b]) => a.localeCompare(b))), null, 2)}\n`,
);
