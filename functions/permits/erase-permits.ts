import { findFormVersion, type PermitFormVersion } from '../store/form-versions.ts';
import type { Item } from '../store/items.ts';
import { findRemovedPermit } from '../store/permits.ts';
import type { World } from '../world.ts';
import { removePermitFiles } from './permit-files.ts';

/** Erases removed drafts with their pages, history and files; each step may be done again. */
export async function erasePermits(world: World, items: readonly Item[]): Promise<void> {
  for (const { id, removed } of items) {
    const found = removed === undefined ? undefined : await findRemovedPermit(world.table, String(id));
    if (!found) continue;
    const { whole, keys } = found;
    const { permitFormId, formVersion } = whole.head;
    const version = await findFormVersion<PermitFormVersion>(world, permitFormId, formVersion).catch(() => undefined);
    // A form that has been erased since has left nothing that tells which files its pages named.
    if (version) await removePermitFiles(world, { ...whole, version }, whole.head._id);
    for (const key of keys) await world.table.write([{ delete: key }]);
  }
}
