import type { Recounted } from './recount.ts';
import type { Upgraded } from './run-upgrades.ts';

export function upgradeLines(done: readonly Upgraded[]): string[] {
  return done.length === 0
    ? ['Every item is of the newest shape: there is no upgrade.']
    : done.map(({ name, items }) => `${name}: ${items} items`);
}

export function recountLines(found: readonly Recounted[]): string[] {
  if (found.length === 0) return ['Every count is right.'];
  return found.map(({ what, id, differences, isMended }) => {
    const each = differences.map(
      ({ attribute, stored, counted }) => `${attribute} ${String(stored)}, counted ${counted}`,
    );
    return `${what} ${id}: ${each.join('; ')} (${isMended ? 'mended' : 'left'})`;
  });
}
