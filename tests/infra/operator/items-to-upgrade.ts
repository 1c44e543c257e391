import type { Item } from '../../../functions/store/items.ts';

/** Permits that are still to be shown on the board of their site. */
export function countOpenPermits(items: readonly Item[]): number {
  const isOpen = ({ row, schema = 1 }: Item) =>
    /^(Pending Approval|Approved)$/.test(Object(row).status) && !Object(row).archived && Number(schema) < 4;
  return items.filter((item) => item['entity'] === 'permit' && isOpen(item)).length;
}

export function countProjects(items: readonly Item[]): number {
  return items.filter(({ entity }) => entity === 'project').length;
}

/** What an upgrade has begun to be sealed, by the names of the upgrades. */
export function countToSeal(items: readonly Item[]): Record<string, number> {
  const isSigned = ({ entity, row, user }: Item) =>
    entity === 'userForm' && user !== undefined && Boolean(Object(row).signed);
  return {
    'inductions-to-seal': items.filter(isSigned).length,
    'permits-to-seal': items.filter(({ entity, persons }) => entity === 'permit' && persons !== undefined).length,
  };
}
