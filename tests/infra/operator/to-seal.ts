import type { Item } from '../../../functions/store/items.ts';

/** What an upgrade has begun to be sealed, by the names of the upgrades. */
export function countToSeal(items: readonly Item[]): Record<string, number> {
  const isSigned = ({ entity, row, user }: Item) =>
    entity === 'userForm' && user !== undefined && Boolean(Object(row).signed);
  return {
    'inductions-to-seal': items.filter(isSigned).length,
    'permits-to-seal': items.filter(({ entity, persons }) => entity === 'permit' && persons !== undefined).length,
  };
}
