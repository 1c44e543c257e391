import { eraseChain } from '../evidence/erase-chain.ts';
import { findFormVersion, type PermitFormVersion } from '../store/entities/form-versions.ts';
import { findRemovedPermit } from '../store/entities/permits/permits.ts';
import type { World } from '../world.ts';
import { removePermitFiles } from './permit-files.ts';
import type { Due } from '../store/due/due-kind.ts';

/** Erases removed drafts with their pages, history and files; each step is idempotent. */
export async function erasePermits(world: World, items: readonly Due<'permit'>[]): Promise<void> {
  for (const { id, removed } of items) {
    const found = removed === undefined ? undefined : await findRemovedPermit(world.table, id);
    if (!found) continue;
    const { whole, keys } = found;
    const { permitFormId, formVersion } = whole.head;
    const version = await findFormVersion<PermitFormVersion>(world, permitFormId, formVersion).catch(() => undefined);
    // Where the form has been erased since, nothing tells which files its pages named.
    if (version) await removePermitFiles(world, { ...whole, version }, whole.head._id);
    const of = { company: whole.head.company, kind: 'permit' as const, id: whole.head._id };
    await eraseChain(world, of, { erased: ['record'] });
    for (const key of keys) await world.table.write([{ delete: key }]);
  }
}
